import { beforeAll, expect, test } from "vitest";
import { board } from "../boards/stay-away";
import { Teller } from "./teller";
import type { Game, Param, Table, Title } from "./types";
import { LANGUAGES, words } from "./words.svelte";

function params(text: string): Param[] {
  return text.split(" ").map((part) => {
    const [name = "", kind = ""] = part.replace("!", "").split(":");
    return { name, kind, secret: part.endsWith("!") };
  });
}

const title = {
  title: "stay-away",
  switches: [{ name: "quarantine_mode", default: "face_up" }],
  editions: { "revised-it": {} },
  events: {
    played: params("seat:seat card:card target:seat door:place"),
    exchanged: params("seat:seat target:seat given:card! got:card! infected:seat!"),
    skipped: params("seat:seat count:count"),
  },
  questions: { reply: params("partner:seat missed_by:seat") },
  facts: {},
  sheet: [],
} as unknown as Title;

const table = {
  you: 0,
  edition: "revised-it",
  switches: {},
  chairs: ["Ada", "Ben", "Cleo", "Dan"].map((name) => ({ name })),
  game: {
    table: { chairs: [0, 1, 2, 3], alive: [true, false, true, true] },
    outcome: { reason: "declared_right", winners: [0, 2] },
    decisions: [],
    asked: [],
  },
} as unknown as Table;

const tell = new Teller(title, table, board.place);

beforeAll(async () => {
  await words.load("en");
  await words.need("stay-away");
});

test("what the reader does, and what others do", () => {
  const event = { event: "played", seat: 0, card: "axe", target: 2, door: null };
  expect(tell.event(event)).toBe("You play Axe on Cleo.");
  expect(tell.event({ ...event, seat: 3, target: 0 })).toBe("Dan plays Axe on you!");
});

test("what the reader may not know stays hidden", () => {
  const event = { event: "exchanged", seat: 2, target: 3, given: null, got: null, infected: null };
  expect(tell.event(event)).toBe("Cleo and Dan exchange a card.");
});

test("a gap is named by the living players beside it", () => {
  expect(tell.thing("place", 0)).toBe("between you and Cleo");
  expect(tell.thing("place", 3)).toBe("between Dan and you");
});

test("whom everybody waits for", () => {
  const text = tell.wait({
    seat: 2,
    question: "reply",
    args: [3, -1],
    about: { partner: 3, missed_by: null },
  });
  expect(text).toBe("Cleo answers the offer of Dan.");
});

test("the table in words", () => {
  const row = (path: string, kind: string, by: string | null = null) => ({ path, kind, by });
  const sheet = [
    row("turn", "seat"),
    row("deck.count", "count"),
    row("alive", "count", "seat"),
    row("quarantine", "count", "seat"),
    row("doors", "count", "place"),
    row("me.hand", "card"),
  ];
  const pieces = {
    turn: 2,
    deck: { count: 1 },
    chairs: [0, 1, 2, 3],
    alive: [true, false, true, true],
    quarantine: [0, 0, 2, 0],
    doors: [1, 0, 0, 0],
    me: { hand: ["axe", null, "missed"] },
  };
  const game = { ...table.game, table: pieces } as unknown as Game;
  const here = new Teller({ ...title, sheet }, { ...table, game }, board.place);
  expect(here.sheet()).toEqual({
    lines: ["Turn: Cleo", "Deck: one card", "Your hand: Axe, Missed!"],
    things: [
      { name: "Ben", said: ["out"] },
      { name: "Cleo", said: ["Quarantine, 2 turns left"] },
      { name: "between you and Cleo", said: ["a barred door"] },
    ],
  });
  expect(here.sheet((path) => path === "me.hand").lines).toHaveLength(2);
});

test("winners", () => {
  expect(tell.outcome()).toEqual(["No Human is left.", "Winners: you, Cleo.", "You win!"]);
});

test("plurals in every language", async () => {
  const skipped = (count: number): string => tell.event({ event: "skipped", seat: 1, count });
  for (const language of LANGUAGES) {
    await words.load(language);
    expect(new Set([1, 2, 5].map(skipped)).size).toBe(3);
  }
});
