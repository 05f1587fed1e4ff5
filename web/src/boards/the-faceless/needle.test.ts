import { expect, test } from "vitest";
import { field, pointing, settled, swung, type Trial, turnTo } from "./needle";

// The reference vectors of the specification: a magnet of 1 A·m² at six spaces' distance, in µT.
const STRENGTH = 10.79795;
const alone: Trial = {
  figure: "judith",
  rest: [0, 0],
  faint: 1,
  places: { o0: [-2 * STRENGTH, 0, STRENGTH], o9: null },
};

function red(trial: Trial, place: string, heading: number): number | null {
  const found = field(trial, place, heading);
  return found && pointing(found, trial.faint);
}

test("V1 to V4: the coloured side attracts, the other repels, between them it turns along", () => {
  expect(red(alone, "o0", 180)).toBeCloseTo(0);
  expect(red(alone, "o0", 0)).toBeCloseTo(180);
  expect(red(alone, "o0", 90)).toBeCloseTo(90);
  expect(red(alone, "o0", 135)).toBeCloseTo(26.565, 2);
  expect(field(alone, "o0", 180)?.[0]).toBeCloseTo(21.5959, 4);
});

test("what the others do is added", () => {
  const both = { ...alone, rest: [0, 2 * STRENGTH] as [number, number] };
  expect(red(both, "o0", 180)).toBeCloseTo(45);
});

test("two that cancel each other leave the needle alone", () => {
  const against = { ...alone, rest: [-2 * STRENGTH, 0] as [number, number] };
  expect(red(against, "o0", 180)).toBeNull();
});

test("under the Fog there is nothing to reckon with", () => {
  expect(field({ ...alone, rest: null }, "o0", 180)).toBeNull();
  expect(field(alone, "o9", 180)).toBeNull();
  expect(field(alone, "o4", 180)).toBeNull();
});

test("turning the short way round", () => {
  expect(turnTo(350, 10)).toBe(20);
  expect(turnTo(10, 350)).toBe(-20);
  expect(turnTo(730, 0)).toBe(-10);
});

test.each([0, 45, 137, 179, 180, 181, 300])(
  "a needle turned to %i° swings past it and settles",
  (to) => {
    let needle = { angle: 0, speed: 0 };
    let furthest = 0;
    let frames = 0;
    while (!settled(needle, to) || frames < 2) {
      needle = swung(needle, to, 1 / 60);
      furthest = Math.max(furthest, Math.abs(needle.angle));
      frames += 1;
      expect(frames).toBeLessThan(360);
    }
    const way = Math.abs(turnTo(0, to));
    expect(Math.abs(turnTo(needle.angle, to))).toBeLessThan(0.2);
    if (way > 20) expect(furthest).toBeGreaterThan(way + 1);
  },
);

test("a needle that nothing draws comes to a stop", () => {
  let needle = { angle: 20, speed: 300 };
  for (let frame = 0; frame < 180; frame++) needle = swung(needle, null, 1 / 60);
  expect(settled(needle, null)).toBe(true);
});
