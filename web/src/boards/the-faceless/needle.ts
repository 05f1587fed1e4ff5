// Where the needle points while a figure is tried, and how it swings there. The server sends the field
// of everything else and, for each place, how the figure's own field depends on its heading; what the
// needle feels is the sum of the two (docs/compass.md).

/** How a figure at a place reaches the compass: a symmetric matrix. */
export type Pull = [xx: number, xy: number, yy: number];

export interface Trial {
  figure: string;
  /** The field of all other magnets; null under the Fog. */
  rest: [x: number, y: number] | null;
  /** What is weaker does not move a needle. */
  faint: number;
  places: Record<string, Pull | null>;
}

const RADIANS = Math.PI / 180;

/** The field at the compass with the figure at a place, its coloured side looking along a heading. */
export function field(trial: Trial, place: string, heading: number): [number, number] | null {
  const pull = trial.places[place];
  if (!trial.rest || !pull) return null;
  const [xx, xy, yy] = pull;
  const c = Math.cos(heading * RADIANS);
  const s = Math.sin(heading * RADIANS);
  return [trial.rest[0] + xx * c + xy * s, trial.rest[1] + xy * c + yy * s];
}

/** Where a field points the red end, in degrees; null if it is too faint to move it. */
export function pointing([x, y]: [number, number], faint: number): number | null {
  if (Math.hypot(x, y) < faint) return null;
  return (Math.atan2(y, x) / RADIANS + 360) % 360;
}

const PULL = 60;
const FRICTION = 5.5;
const STEP = 1 / 240;
/** A needle this near and this slow stands still: degrees, and degrees a second. */
const NEAR = 0.15;
const SLOW = 1.5;

export interface Swing {
  /** In degrees; it may have gone round more than once. */
  angle: number;
  /** In degrees a second. */
  speed: number;
}

/** How far it is from an angle to another, the short way round. */
export const turnTo = (from: number, to: number): number =>
  ((((to - from) % 360) + 540) % 360) - 180;

/** A needle some seconds later, drawn to a direction like a pendulum, or to none. */
export function swung({ angle, speed }: Swing, to: number | null, seconds: number): Swing {
  for (let left = Math.min(seconds, 0.1); left > 0; left -= STEP) {
    const step = Math.min(left, STEP);
    const drawn = to === null ? 0 : Math.sin(turnTo(angle, to) * RADIANS);
    const opposite = to !== null && Math.abs(turnTo(angle, to)) > 179.9;
    speed += ((PULL * (opposite ? 0.02 : drawn)) / RADIANS - FRICTION * speed) * step;
    angle += speed * step;
  }
  return { angle, speed };
}

/** Whether the needle has come to rest. */
export const settled = ({ angle, speed }: Swing, to: number | null): boolean =>
  Math.abs(speed) < SLOW && (to === null || Math.abs(turnTo(angle, to)) < NEAR);
