import { expect, test } from "vitest";
import { type Colour, catches, type Duskworld, threatOf } from "./table";

const column = (colour: Colour, cards: number, face: string | null = null): number => {
  const display = { [colour]: Array(cards).fill(`${colour}1`) };
  return threatOf({ display, face } as unknown as Duskworld, colour);
};

test("the next card counts with its column: cards for red and purple, pairs for the others", () => {
  expect(column("red", 2)).toBe(3);
  expect(column("purple", 0)).toBe(1);
  expect(column("green", 2)).toBe(1);
});

test("no more than the three Faceless are turned round", () => {
  expect(column("yellow", 8)).toBe(3);
});

test("the die lengthens and shortens a purple threat, and nothing else", () => {
  expect(column("purple", 1, "one_more")).toBe(3);
  expect(column("purple", 0, "one_less")).toBe(0);
  expect(column("red", 1, "one_more")).toBe(2);
});

test("one is warned before Billygoat is put where the Group stands (TF-4.4-04)", () => {
  const table = { here: "g7", obstacles: [{ spaces: ["g7", "g8", "h7"] }] } as unknown as Duskworld;
  expect(catches(table, "g7")).toBe(true);
  expect(catches(table, "g8")).toBe(false);
  expect(catches(table, "1")).toBe(true);
  expect(catches({ ...table, here: null }, "1")).toBe(false);
});
