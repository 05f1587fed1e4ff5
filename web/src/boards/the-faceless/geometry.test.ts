import { expect, test } from "vitest";
import {
  bearing,
  cellOf,
  nameOf,
  nearest,
  outerAt,
  ring,
  spaceAt,
  spaces,
  towards,
} from "./geometry";

test("spaces have the names that the server gives them", () => {
  expect(cellOf("g7")).toEqual([0, 0]);
  expect(nameOf([-1, 2])).toBe("i6");
  expect(spaces(5)).toHaveLength(91);
  for (const space of spaces(6)) expect(nameOf(cellOf(space))).toBe(space);
});

test("outer spaces go round from the east, counter-clockwise", () => {
  expect(ring(5)).toHaveLength(36);
  expect(ring(5).slice(0, 7)).toEqual([
    [6, 0],
    [5, 1],
    [4, 2],
    [3, 3],
    [2, 4],
    [1, 5],
    [0, 6],
  ]);
  expect(outerAt("o0", 5)).toEqual({ x: 6, y: -0 });
  expect(outerAt("o9", 5).y).toBeLessThan(0);
});

test("headings run against the clock while the screen's y runs down", () => {
  const here = spaceAt("g7");
  expect(bearing(here, spaceAt("h7"))).toBeCloseTo(60);
  expect(bearing(here, towards(here, 213.4, 2))).toBeCloseTo(213.4);
});

test("the nearest of several points", () => {
  const points = [
    { x: 0, y: 0, name: "one" },
    { x: 2, y: 0, name: "two" },
  ];
  expect(nearest(points, { x: 1.4, y: 0 })?.point.name).toBe("two");
  expect(nearest([], { x: 0, y: 0 })).toBeNull();
});
