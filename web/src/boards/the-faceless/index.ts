import type { Teller } from "../../lib/teller";
import type { Event } from "../../lib/types";
import type { Board } from "../board";
import { about } from "./about";
import Duskworld from "./Duskworld.svelte";
import Hand from "./Hand.svelte";
import { duskworld } from "./table";

const STORY = [
  "avatar_shown",
  "recovered",
  "remembered",
  "bumped",
  "waded",
  "spent",
  "collided",
  "haunted",
  "ported",
  "servant_gone",
  "sand_out",
  "name_said",
];

/** What can be proposed to the player whose turn it is, about what was touched. */
function proposals(tell: Teller, kind: string, value: string | number): string[] {
  const table = duskworld(tell);
  const asked = tell.game.asked.map(({ question }) => question);
  if (kind === "card" && asked.some((one) => one === "before" || one === "second_card"))
    return table.hands[table.current]?.includes(String(value)) ? [`play ${value}`] : [];
  if (kind === "memory" && asked.some((one) => one === "before" || one === "after"))
    return table.fates[value] === "unused" ? [`remember ${value}`] : [];
  if (kind === "memory" && asked.some((one) => one === "payment" || one === "use_up"))
    return table.fates[value] === "unused" ? [`spend ${value}`] : [];
  if (kind === "colour" && asked.includes("fill")) return [`take ${value}`];
  if (kind === "figure" && asked.includes("turn_round")) return [`flip ${value}`];
  return [];
}

export const board: Board = {
  Board: Duskworld,
  Hand,
  held: [],
  touches: {
    board: [
      "outer",
      "space",
      "obstacle",
      "figure",
      "direction",
      "memory",
      "colour",
      "seat",
      "card",
    ],
    hand: ["card"],
  },
  about,
  proposals,
  acts: {
    played: "card",
    faceless_set: "step",
    billygoat_moved: "step",
    turned_round: "step",
    collided: "alarm",
    stepped: "step",
    bumped: "alarm",
    waded: "alarm",
    recovered: "radio",
    revealed: "card",
    fog_falls: "",
    fog_lifts: "",
    rolled: "card",
    haunted: "alarm",
    ported: "step",
    sand_out: "alarm",
    silence: "alarm",
  },
  story: (tell, journal: Event[]) =>
    journal.filter(({ event }) => STORY.includes(event)).map((event) => tell.event(event)),
};
