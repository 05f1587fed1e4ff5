// Options along a scale: a span stands for thousands that differ in their last thing.

import type { Decision, Option, Span } from "./types";

/** What can be chosen from: an option, or a span whose mark is still to be named. */
export type Choice = Option | Span;

export const isSpan = (choice: Choice): choice is Span => "marks" in choice;

/** What stands on the scale at a mark: `210.5`. */
export const markText = ({ parts }: Span, mark: number): string =>
  (mark / parts).toFixed(String(parts).length - 1);

/** The option of a span at one of its marks. */
export function optionAt(span: Span, mark: number): Option {
  const value = markText(span, mark);
  const { text, verb, things } = span;
  return { text: `${text} ${value}`, verb, things: [...things, [span.scale, value]] };
}

/** The span that holds an option with this text, and its mark there. */
export function within(spans: Span[], text: string): { span: Span; mark: number } | null {
  const at = text.lastIndexOf(" ");
  const span = spans.find((one) => one.text === text.slice(0, at));
  if (!span) return null;
  const mark = Math.round(Number(text.slice(at + 1)) * span.parts);
  const fits = mark >= 0 && mark < span.marks && optionAt(span, mark).text === text;
  return fits ? { span, mark } : null;
}

/** The option of a decision with this text. */
export function named({ options, spans }: Decision, text: string): Option | null {
  const listed = options.find((one) => one.text === text);
  if (listed) return listed;
  const found = within(spans, text);
  return found && optionAt(found.span, found.mark);
}

/** Whether a decision offers an option with this text. */
export const offers = (decision: Decision, text: string): boolean => named(decision, text) !== null;

/** Everything that a decision lets one choose, spans last. */
export const choicesOf = ({ options, spans }: Decision): Choice[] => [...options, ...spans];
