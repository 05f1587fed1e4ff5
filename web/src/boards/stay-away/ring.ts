// Places round a table: a row below with the reader in its middle, a column up the left, a row above,
// a column down the right. Each point is a share of the width and of the height.

export interface Point {
  x: number;
  y: number;
}

/** How many sit below (an odd number), above, and at each side. */
export function sides(n: number, narrow: boolean): [below: number, above: number, beside: number] {
  if (narrow) {
    const below = n >= 8 ? 3 : 1;
    const above = n % 2 === 0 ? below : below + (n < 8 ? 1 : -1);
    return [below, above, (n - below - above) / 2];
  }
  const beside = n < 6 || n > 7 ? 1 : 0;
  const rest = n - 2 * beside;
  const below = 2 * Math.floor(rest / 4) + 1;
  return [below, rest - below, beside];
}

/** The places clockwise, the reader's first. */
export function ring(n: number, narrow: boolean): Point[] {
  const [below, above, beside] = sides(n, narrow);
  const row = (count: number, at: number): number => (count === 1 ? 0.5 : at / (count - 1));
  const places: Point[] = [];
  for (let at = below - 1; at >= 0; at--) places.push({ x: row(below, at), y: 1 });
  for (let at = beside; at >= 1; at--) places.push({ x: 0, y: at / (beside + 1) });
  for (let at = 0; at < above; at++) places.push({ x: row(above, at), y: 0 });
  for (let at = 1; at <= beside; at++) places.push({ x: 1, y: at / (beside + 1) });
  const reader = (below - 1) / 2;
  return [...places.slice(reader), ...places.slice(0, reader)];
}
