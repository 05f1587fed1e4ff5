// What a title adds for the browser: its board and its hand, drawn around the same decision that the
// plain table shows as buttons. A folder here named after the title holds an index.ts with `board`.

import type { Component } from "svelte";
import type { Acts, Motion } from "../lib/motion.svelte";
import type { Picker } from "../lib/picker.svelte";
import type { Place, Teller } from "../lib/teller";
import type { Event } from "../lib/types";

export interface BoardProps {
  tell: Teller;
  /** What is lit, and what touching a thing does. */
  pick: Picker;
  /** What has just happened, to be acted out. */
  motion: Motion;
}

export interface Board {
  Board: Component<BoardProps>;
  /** What the reader holds; shown where the reader has a seat. */
  Hand: Component<BoardProps>;
  /** What the hand shows of the sheet: left out where both stand on the screen. */
  held: string[];
  /** The kinds of things that are touched here and there; an option of none of them is a button. */
  touches: { board: string[]; hand: string[] };
  /** The words of a thing of the kind `place`. */
  place?: Place;
  /** The events that the board acts out. */
  acts: Acts;
  /** What a touched thing is: its name, then what is to be said of it now. */
  about?: (tell: Teller, kind: string, value: string | number) => string[];
  /** The options, as texts, that others may propose about a touched thing; none at a silent table. */
  proposals?: (tell: Teller, kind: string, value: string | number) => string[];
  /** The story of a finished game, told from its journal with everything open. */
  story: (tell: Teller, journal: Event[]) => string[];
}

import.meta.glob("./*/accent.css", { eager: true });

const boards = import.meta.glob<{ board: Board }>("./*/index.ts");

/** The board of a title; null where only the plain table plays it. */
export async function boardOf(title: string): Promise<Board | null> {
  const found = boards[`./${title}/index.ts`];
  return found ? (await found()).board : null;
}
