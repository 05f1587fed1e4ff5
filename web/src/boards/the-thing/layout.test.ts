import { expect, test } from "vitest";
import { ROOMS, rooms, sizeOf, spots } from "./layout";

const SIZES: [string, number, number][] = [
  ["a phone", 390, 392],
  ["a wide screen", 889, 330],
  ["a television", 1529, 640],
];

test.each(SIZES)(
  "on %s thirteen rooms lie on the map and none over another",
  (_, width, height) => {
    const found = rooms(width, height);
    expect(Object.keys(found).sort()).toEqual([...ROOMS].sort());
    expect(ROOMS).toHaveLength(13);
    const boxes = Object.values(found);
    boxes.forEach((one, at) => {
      expect(one.x >= 0 && one.x + one.w <= width && one.y >= 0 && one.y + one.h <= height).toBe(
        true,
      );
      for (const other of boxes.slice(at + 1)) {
        const beside = one.x + one.w <= other.x || other.x + other.w <= one.x;
        const below = one.y + one.h <= other.y || other.y + other.h <= one.y;
        expect(beside || below).toBe(true);
      }
    });
  },
);

test.each(SIZES)("on %s figures are large enough and within their room", (_, width, height) => {
  const found = rooms(width, height);
  const size = sizeOf(found.lab as never);
  expect(size).toBeGreaterThanOrEqual(44);
  for (const [room, count] of [
    ["lab", 3],
    ["rec_room", 8],
  ] as const) {
    const box = found[room];
    if (!box) throw new Error(room);
    const places = spots(box, count, size);
    expect(new Set(places.map(({ x }) => Math.round(x))).size).toBe(count);
    for (const { x, y } of places) {
      expect(x - size / 2).toBeGreaterThanOrEqual(box.x - 0.01);
      expect(x + size / 2).toBeLessThanOrEqual(box.x + box.w + 0.01);
      expect(y + size / 2).toBeLessThanOrEqual(box.y + box.h);
    }
  }
});
