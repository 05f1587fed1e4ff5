// The table of The Faceless as a client sees it: the shape of its view, and what is read off it.

import { isSpan } from "../../lib/spans";
import type { Teller } from "../../lib/teller";
import type { Span } from "../../lib/types";
import { middle, outerAt, type Point, spaceAt } from "./geometry";
import type { Trial } from "./needle";

export const COLOURS = ["blue", "green", "yellow", "red", "purple"] as const;
export type Colour = (typeof COLOURS)[number];
export const FACELESS = ["alan", "sam", "judith"] as const;
export const FIGURES = [...FACELESS, "billygoat"] as const;
export type FigureName = (typeof FIGURES)[number];
export const COLOUR_OF: Record<FigureName, Colour> = {
  alan: "blue",
  sam: "green",
  judith: "yellow",
  billygoat: "red",
};

export const MEMORIES = [
  "move_sam",
  "move_judith",
  "move_alan",
  "move_billygoat",
  "step",
  "refill",
  "clear",
  "shift",
];

export interface Duskworld {
  radius: number;
  symbols: string[];
  inverse: string[];
  level: number;
  here: string | null;
  figures: Record<string, { outer: string | null; heading: string }>;
  billygoat: { space: string | null; obstacle: string | null; heading: string };
  obstacles: { spaces: string[]; marks: string[]; swamp: boolean }[];
  den: string[];
  memories: string[];
  fates: Record<string, "unused" | "used">;
  hands: string[][];
  display: Record<Colour, string[]>;
  deck: number;
  discards: string[];
  revealed: string | null;
  characters: string[];
  powers: string[];
  current: number;
  turn: number;
  barred: boolean;
  still: Colour[];
  less: number;
  face: string | null;
  forks: number;
  forks_gone: string[];
  fork: [card: string, one: string, other: string] | null;
  eyes: [space: string, open: boolean][];
  haunts: { space: string; arrows: number | null; way: string | null }[];
  portals: string[];
  servants: (string | null)[];
  puppets: string[];
  glass: "off" | "home" | "memory";
  glass_turns: number;
  fogged: boolean;
  silent: boolean;
  avatars: string[];
  needle: number | null;
  trial: Trial | null;
  me?: { hand: string[]; top: string | null };
}

export const duskworld = (tell: Teller): Duskworld => tell.game.table as Duskworld;

export const colourOf = (card: string): Colour => card.slice(0, -1) as Colour;
export const stepsOf = (card: string): number => Number(card.slice(-1));

/** Whether a place named by an option is where the Group stands; an Obstacle is one place. */
export function catches(table: Duskworld, place: string): boolean {
  const block = /^\d$/.test(place) ? table.obstacles[Number(place) - 1] : undefined;
  return table.here !== null && (block ? block.spaces.includes(table.here) : place === table.here);
}

/** Where a place named by an option lies: an outer space, a space, or an Obstacle as a whole. */
export function placeAt(table: Duskworld, place: string): Point {
  if (place.startsWith("o")) return outerAt(place, table.radius);
  const block = /^\d$/.test(place) ? table.obstacles[Number(place) - 1] : undefined;
  return block ? middle(block.spaces.map(spaceAt)) : spaceAt(place);
}

export interface Pose {
  figure: FigureName;
  /** An outer space, a space or an Obstacle; null while it is off the board. */
  place: string | null;
  /** In degrees. */
  heading: number;
}

/** How the figures stand. */
export function poses(table: Duskworld): Pose[] {
  const { space, obstacle, heading } = table.billygoat;
  const goat = { figure: "billygoat" as const, place: space ?? obstacle, heading: Number(heading) };
  return [
    ...FACELESS.map((figure) => {
      const found = table.figures[figure];
      return { figure, place: found?.outer ?? null, heading: Number(found?.heading ?? 0) };
    }),
    goat,
  ];
}

/** The figure that an open question is about, if it is one of trying a figure. */
export function triedFigure(tell: Teller): FigureName | null {
  for (const { question, about } of tell.game.asked) {
    if (question === "move_billygoat") return "billygoat";
    if (question === "move_faceless" || question === "set_figure")
      return about.figure as FigureName;
  }
  return null;
}

/** The reader's own spans, by the place they name. */
export function spansOf(tell: Teller): Map<string, Span> {
  const spans = tell.game.decisions.flatMap((decision) => decision.spans).filter(isSpan);
  return new Map(spans.map((span) => [String(span.things[0]?.[1]), span]));
}

/** What the next card of a colour would bring about: cards for purple and red, pairs for the others. */
export function threatOf(table: Duskworld, colour: Colour): number {
  const cards = table.display[colour].length + 1;
  if (colour === "red") return cards;
  if (colour === "purple") return cards + longer(table.face);
  const pairs = Math.floor(cards / 2);
  return colour === "yellow" ? Math.min(pairs, FACELESS.length) : pairs;
}

/** By how much the face of the Creepy Die lengthens a purple threat. */
function longer(face: string | null): number {
  return Number(face === "one_more") - Number(face === "one_less");
}
