// A long list of options as steps: first what to do, then with what, as far as the options differ.

import type { Choice } from "./spans";

export interface Branch {
  /** What all these options share, in words. */
  label: string;
  options: Choice[];
}

/** More options than this are chosen step by step. */
export const FEW = 12;

const keyAt = (option: Choice, depth: number): string =>
  depth === 0 ? option.verb : JSON.stringify(option.things[depth - 1] ?? null);

/** The whole words that all these texts begin with. */
export function shared(texts: string[]): string {
  const [first = [], ...others] = texts.map((text) => text.split(" "));
  const many = first.findIndex((word, at) => others.some((other) => other[at] !== word));
  return first.slice(0, many < 0 ? first.length : many).join(" ");
}

/**
 * The next step: the options in groups by the first thing in which they differ. A group of one is
 * the option itself. `word` puts a thing into words, `tell` a whole option.
 */
export function branches(
  options: Choice[],
  tell: (option: Choice) => string,
  word: (kind: string, value: string | number) => string,
): Branch[] {
  for (let depth = 0; depth < 9; depth++) {
    const groups = new Map<string, Choice[]>();
    for (const option of options) {
      const key = keyAt(option, depth);
      groups.set(key, [...(groups.get(key) ?? []), option]);
    }
    if (groups.size < 2) continue;
    return [...groups.values()].map((group) => {
      const [first] = group;
      const thing = first?.things[depth - 1];
      if (group.length === 1 && first) return { label: tell(first), options: group };
      if (thing) return { label: `${word(thing[0], thing[1])} …`, options: group };
      return { label: `${shared(group.map(tell)) || first?.verb} …`, options: group };
    });
  }
  return options.map((option) => ({ label: tell(option), options: [option] }));
}
