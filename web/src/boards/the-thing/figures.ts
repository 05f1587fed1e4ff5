// The coats of the eight characters; who wears one is said by letters too.

import type { Teller } from "../../lib/teller";
import { outpost } from "./table";

export const COLOURS: Record<string, string> = {
  bennings: "#e8c170",
  norris: "#9ecae1",
  clark: "#cfae87",
  blair: "#b8d8a0",
  garry: "#dcaed0",
  macready: "#f29b74",
  nauls: "#f4e9a0",
  windows: "#b3b0ec",
};

const MOST = 3;

/** The first letters of a name: as few as tell it from the others. */
export function codeOf(name: string, names: string[]): string {
  const short = (one: string): string => one.split(" ").at(-1) ?? one;
  const mine = short(name);
  for (let letters = 2; letters < MOST; letters++) {
    const code = mine.slice(0, letters);
    if (names.every((other) => other === name || short(other).slice(0, letters) !== code))
      return code;
  }
  return mine.slice(0, MOST);
}

/** The letters of a character in this game. */
export function lettersOf(tell: Teller, name: string): string {
  const word = (one: string): string => String(tell.thing("character", one));
  return codeOf(word(name), outpost(tell).order.map(word));
}
