import { expect, test } from "vitest";
import { spaceAt } from "./geometry";
import { arrows, meant, spots } from "./spots";
import type { Duskworld } from "./table";

const table = {
  radius: 5,
  here: "g7",
  figures: { alan: { outer: "o0", heading: "0.0" }, sam: { outer: null, heading: "0.0" } },
  billygoat: { space: "h7", obstacle: null, heading: "0.0" },
  obstacles: [{ spaces: ["e6", "e7", "f6"], marks: ["e6"], swamp: false }],
} as unknown as Duskworld;
const nothing = (): boolean => false;

test("a touch means what is there", () => {
  const at = spaceAt("h7");
  expect(meant(spots(table), at, 0.6, nothing)).toEqual(["figure", "billygoat"]);
  expect(meant(spots(table), spaceAt("e6"), 0.6, nothing)).toEqual(["space", "e6"]);
  expect(meant(spots(table), { x: 30, y: 0 }, 0.6, nothing)).toBeNull();
});

test("what can be chosen goes before what cannot, and may be a finger's width away", () => {
  const lit = (kind: string, name: string): boolean => kind === "space" && name === "g8";
  expect(meant(spots(table), spaceAt("g7"), 1.1, lit)).toEqual(["space", "g8"]);
  expect(meant(spots(table), spaceAt("g7"), 0.6, lit)).toEqual(["space", "g7"]);
  const block = (kind: string): boolean => kind === "obstacle";
  expect(meant(spots(table), spaceAt("f6"), 0.6, block)).toEqual(["obstacle", "1"]);
});

test("an arrow for each way that is open", () => {
  const found = arrows(spaceAt("g7"), (_, name) => name === "east" || name === "northwest");
  expect(found.map(({ turn }) => turn)).toEqual([0, 120]);
  expect(found[0]).toMatchObject({ x: 1 });
});
