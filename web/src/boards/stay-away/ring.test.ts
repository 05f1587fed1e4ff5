import { expect, test } from "vitest";
import { ring } from "./ring";

test("the reader sits in the middle below, and the ring goes round clockwise", () => {
  expect(ring(0, 100, 60)).toEqual({ x: 50, y: 60 });
  expect(ring(0.5, 100, 60)).toEqual({ x: 50, y: 0 });
  expect(ring(0.25, 100, 60).x).toBe(0);
  expect(ring(0.75, 100, 60).x).toBe(100);
  expect(ring(1, 100, 60)).toEqual({ x: 50, y: 60 });
});

test("twelve places on a phone keep their distance", () => {
  const places = Array.from({ length: 12 }, (_, at) => ring(at / 12, 290, 320));
  for (const [at, place] of places.entries()) {
    const next = places[(at + 1) % 12];
    if (!next) throw new Error("no next place");
    const apart = Math.abs(place.x - next.x) + Math.abs(place.y - next.y);
    expect(apart).toBeGreaterThan(90);
  }
});
