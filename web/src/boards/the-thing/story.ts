// What really happened, told after the game: who was the Alien, who infected whom and when, and the
// turns the night took.

import type { Teller } from "../../lib/teller";
import type { Event } from "../../lib/types";

const TOLD = [
  "revealed",
  "assimilated",
  "taken",
  "proved_human",
  "alien_destroyed",
  "burned",
  "boiler_broke",
  "power_out",
  "hungry",
  "sos",
  "rescue_landed",
  "rescue_left",
  "boarding",
  "admitted",
  "turned_away",
  "would_not",
  "escape_failed",
  "takes_off",
];

/**
 * From a journal with everything open. Who is an Alien already is not infected again (TT-0-04); where
 * nobody is told a role, an Alien shows itself at once.
 */
export function story(tell: Teller, journal: Event[]): string[] {
  const aliens = new Set<unknown>();
  const lines: string[] = [];
  const name = (event: Event, param: string): string | number =>
    tell.thing("character", event[param]);
  const first = journal.filter((event) => event.event === "role_dealt" && event.role === "alien");
  for (const event of first) aliens.add(event.character);
  if (first.length) {
    const characters = first.map((event) => tell.event(event)).join(" ");
    lines.push(tell.say("story-first", { characters }));
  }
  let count = 1;
  for (const event of journal) {
    if (event.event === "round") count = Number(event.count);
    const alien = event.role === "alien" || event.token === "alien";
    const meeting = event.event === "looked" || event.event === "dog_met";
    if (first.length && meeting && alien && !aliens.has(event.character)) {
      aliens.add(event.character);
      const character = name(event, "character");
      lines.push(
        event.event === "looked"
          ? tell.say("story-infected", { count, character, target: name(event, "target") })
          : tell.say("story-dog", { count, character }),
      );
    }
    if (TOLD.includes(event.event)) {
      lines.push(tell.say("story-told", { count, event: tell.event(event) }));
    }
  }
  return lines;
}
