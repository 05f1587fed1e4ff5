// Short motions, one thing at a time: what happened last, for as long as it is shown.

import { prefs } from "./prefs.svelte";
import { play, type Sound } from "./sound";
import type { Event } from "./types";

const STEP = 300;
/** More news than this is caught up with, not acted out. */
const MOST = 6;

/** What a board acts out: which events, and with which sound. */
export type Acts = Record<string, "" | Sound>;

export class Motion {
  current = $state.raw<Event | null>(null);
  private queue: Event[] = [];
  private seen = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly acts: Acts) {}

  /** Look at the journal: what is new is acted out, what was there already is not. */
  follow(journal: Event[]): void {
    const fresh = this.seen < 0 ? [] : journal.slice(this.seen);
    this.seen = journal.length;
    const worth = fresh.filter((event) => event.event in this.acts);
    if (!worth.length) return;
    const last = worth[worth.length - 1];
    if (last) play(this.acts[last.event] || null);
    if (!prefs.moves) return;
    this.queue = [...this.queue, ...worth].slice(-MOST);
    if (this.timer === undefined) this.next();
  }

  private next(): void {
    this.current = this.queue.shift() ?? null;
    this.timer = this.current ? setTimeout(() => this.next(), STEP) : undefined;
  }
}
