import { expect, test } from "vitest";
import { ring } from "./ring";

const COUNTS = [4, 5, 6, 7, 8, 9, 10, 11, 12];

test.each(COUNTS)("%i players each have a place, the reader in the middle below", (n) => {
  for (const narrow of [true, false]) {
    const places = ring(n, narrow);
    expect(places).toHaveLength(n);
    expect(places[0]).toEqual({ x: 0.5, y: 1 });
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(n);
  }
});

test.each(COUNTS)("%i players on a phone do not overlap", (n) => {
  const chip = { x: 86, y: 66 };
  const places = ring(n, true).map(({ x, y }) => ({
    x: x * (374 - chip.x),
    y: y * (364 - chip.y),
  }));
  places.forEach((one, at) => {
    for (const other of places.slice(at + 1)) {
      const clear = Math.abs(one.x - other.x) >= chip.x || Math.abs(one.y - other.y) >= chip.y;
      expect(clear).toBe(true);
    }
  });
});

test("the ring goes round clockwise", () => {
  const [, left, up, right] = ring(4, false);
  expect([left?.x, up?.y, right?.x]).toEqual([0, 0, 1]);
});
