// Choosing by touching: each thing touched leaves the options that name it, until one is left.

import type { Session } from "./session.svelte";
import { type Choice, choicesOf, isSpan } from "./spans";
import type { Option, Refusal, Thing } from "./types";

const same = ([kind, value]: Thing, [otherKind, other]: Thing): boolean =>
  kind === otherKind && value === other;

const names = (option: Choice, thing: Thing): boolean =>
  option.things.some((one) => same(one as Thing, thing));

export class Picker {
  /** What was touched so far. */
  picked = $state.raw<Thing[]>([]);
  /** What was touched last: what it is stands beside the question until something else is. */
  touched = $state.raw<Thing | null>(null);
  /** What was touched although nothing can be done with it now. */
  asking = $state.raw<Thing | null>(null);

  constructor(readonly session: Session) {}

  private get decisions() {
    return this.session.table?.game?.decisions ?? [];
  }

  /** What is asked, to compare: while others answer it stays the same, and so does what was chosen. */
  get asked(): string {
    return JSON.stringify(this.decisions.map(({ question, about }) => [question, about]));
  }

  /** Every option there is, standing offers last. */
  get all(): Choice[] {
    const asked = this.decisions.filter((decision) => !decision.standing);
    const standing = this.decisions.filter((decision) => decision.standing);
    return [...asked, ...standing].flatMap(choicesOf);
  }

  /** The options that name everything touched so far. */
  get options(): Choice[] {
    if (!this.picked.length) return this.all;
    return this.all.filter((option) => this.picked.every((thing) => names(option, thing)));
  }

  get pending(): Option | null {
    return this.session.pending;
  }

  /** Whether touching this thing leads on. */
  lit(kind: string, value: string | number): boolean {
    return this.options.some((option) => names(option, [kind, value]));
  }

  /** Whether this thing was touched, or stands in the option to be confirmed. */
  chosen(kind: string, value: string | number): boolean {
    const thing: Thing = [kind, value];
    return (
      this.picked.some((one) => same(one, thing)) ||
      Boolean(this.pending && names(this.pending, thing))
    );
  }

  touch(kind: string, value: string | number): void {
    const thing: Thing = [kind, value];
    const chosen = this.picked.some((one) => same(one, thing));
    this.session.takeBack();
    this.asking = null;
    this.touched = this.touched && same(this.touched, thing) ? null : thing;
    if (chosen) {
      this.picked = this.picked.filter((one) => !same(one, thing));
      return;
    }
    if (this.lit(kind, value)) this.picked = [...this.picked, thing];
    else if (this.all.some((option) => names(option, thing))) this.picked = [thing];
    else {
      this.asking = thing;
      return;
    }
    const left = this.options;
    if (left.length === 1 && left[0] && !isSpan(left[0])) this.session.choose(left[0]);
  }

  /** What a thing is, and why it cannot be chosen; what is chosen stays so. */
  look(kind: string, value: string | number): void {
    this.touched = [kind, value];
    this.asking = this.lit(kind, value) ? null : this.touched;
  }

  /** Why nothing can be done with what was touched last. */
  get reasons(): Refusal[] {
    const thing = this.asking;
    if (!thing) return [];
    const refused = this.decisions.flatMap((decision) => decision.refused);
    return refused.filter((option) => names(option, thing));
  }

  /** Nothing is chosen any more; what was touched can still be read about. */
  drop(): void {
    this.picked = [];
    this.asking = null;
    this.session.takeBack();
  }

  clear(): void {
    this.drop();
    this.touched = null;
  }
}
