// Places along the edge of a rectangle, evenly spaced: 0 is the middle below, then clockwise.

export interface Point {
  x: number;
  y: number;
}

/** The point after this share of the way round a rectangle of the given size. */
export function ring(share: number, width: number, height: number): Point {
  const way = (((share % 1) + 1) % 1) * 2 * (width + height);
  const legs: [number, number, number][] = [
    [width / 2, -1, 0],
    [height, 0, -1],
    [width, 1, 0],
    [height, 0, 1],
    [width / 2, -1, 0],
  ];
  let x = width / 2;
  let y = height;
  let left = way;
  for (const [length, dx, dy] of legs) {
    const step = Math.min(left, length);
    x += dx * step;
    y += dy * step;
    left -= step;
    if (left <= 0) break;
  }
  return { x, y };
}
