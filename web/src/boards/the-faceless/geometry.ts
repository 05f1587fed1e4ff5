// Duskworld in the plane: 1 between neighbours, x to the east, y to the south as on a screen.

export interface Point {
  x: number;
  y: number;
}

export type Cell = [q: number, r: number];

const LARGEST = 6;
const ROWS = "abcdefghijklm";
export const WAYS: Cell[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];
export const DIRECTIONS = ["east", "northeast", "northwest", "west", "southwest", "southeast"];

export const plane = ([q, r]: Cell): Point => ({ x: q + r / 2, y: (-r * Math.sqrt(3)) / 2 });

/** The cell of a space by its name: the row's letter from the south, then the file. */
export function cellOf(space: string): Cell {
  return [Number(space.slice(1)) - LARGEST - 1, ROWS.indexOf(space[0] ?? "") - LARGEST];
}

export const nameOf = ([q, r]: Cell): string => `${ROWS[r + LARGEST]}${q + LARGEST + 1}`;

export const spaceAt = (space: string): Point => plane(cellOf(space));

export const inside = ([q, r]: Cell, radius: number): boolean =>
  Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= radius;

/** Every space of a board. */
export function spaces(radius: number): string[] {
  const found: string[] = [];
  for (let r = -radius; r <= radius; r++) {
    for (let q = -radius; q <= radius; q++) if (inside([q, r], radius)) found.push(nameOf([q, r]));
  }
  return found;
}

/** The outer spaces in order: from the east, counter-clockwise. */
export function ring(radius: number): Cell[] {
  const cells: Cell[] = [];
  let [q, r]: Cell = [radius + 1, 0];
  for (let side = 0; side < 6; side++) {
    const [dq, dr] = WAYS[(side + 2) % 6] as Cell;
    for (let step = 0; step <= radius; step++) {
      cells.push([q, r]);
      q += dq;
      r += dr;
    }
  }
  return cells;
}

export const outerAt = (outer: string, radius: number): Point =>
  plane(ring(radius)[Number(outer.slice(1))] ?? [radius + 1, 0]);

export function middle(points: Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** The point at a distance from another in a direction, in degrees counter-clockwise from the east. */
export function towards({ x, y }: Point, degrees: number, distance: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return { x: x + distance * Math.cos(turn), y: y - distance * Math.sin(turn) };
}

/** The direction from one point to another, in degrees from 0 to 360. */
export const bearing = (from: Point, to: Point): number =>
  ((Math.atan2(from.y - to.y, to.x - from.x) * 180) / Math.PI + 360) % 360;

export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** One of the points that is nearest to another, with how far it is; null of none. */
export function nearest<T extends Point>(points: T[], to: Point): { point: T; far: number } | null {
  let found: { point: T; far: number } | null = null;
  for (const point of points) {
    const far = apart(point, to);
    if (!found || far < found.far) found = { point, far };
  }
  return found;
}
