import { expect, test } from "vitest";
import type { Asked } from "../../lib/types";
import { type Outpost, thinking } from "./table";

const table = {
  order: ["blair", "clark", "garry"],
  people: { seat: { blair: 0, clark: 0, garry: 1 } },
  leader: "clark",
} as unknown as Outpost;
const asked = (seat: number, about: Asked["about"] = {}): Asked => ({
  seat,
  about,
  args: [],
  question: "",
});

test("who is thinking: the one it is about, else the Leader of those a seat holds", () => {
  expect([...thinking(table, [asked(0, { character: "blair" })])]).toEqual(["blair"]);
  expect([...thinking(table, [asked(0)])]).toEqual(["clark"]);
  expect([...thinking(table, [asked(0, { character: "garry" }), asked(1)])]).toEqual([
    "clark",
    "garry",
  ]);
});
