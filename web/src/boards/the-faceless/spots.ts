// What on the map can be touched, and what a touch at a point means.

import type { Thing } from "../../lib/types";
import { DIRECTIONS, outerAt, type Point, ring, spaceAt, spaces, towards } from "./geometry";
import { type Duskworld, placeAt, poses } from "./table";

export interface Spot extends Point {
  thing: Thing;
}

type Lit = (kind: string, value: string) => boolean;

/** The space beside which directions are shown: the one already touched, or the Group's. */
export const centreOf = (table: Duskworld, picked: Thing[]): Point | null => {
  const touched = picked.find(([kind]) => kind === "space")?.[1] ?? table.here;
  return touched ? spaceAt(String(touched)) : null;
};

/** An arrow for each direction that can be chosen, round a point. */
export function arrows(centre: Point | null, lit: Lit): (Spot & { turn: number })[] {
  if (!centre) return [];
  return DIRECTIONS.map((name, at) => ({
    thing: ["direction", name] as Thing,
    turn: at * 60,
    ...towards(centre, at * 60, 1),
  })).filter(({ thing: [kind, name] }) => lit(kind, String(name)));
}

/** Everything that stands or lies somewhere, figures first. */
export function spots(table: Duskworld): Spot[] {
  const figures = poses(table).flatMap(({ figure, place }) =>
    place === null ? [] : [{ thing: ["figure", figure] as Thing, ...placeAt(table, place) }],
  );
  const cells = spaces(table.radius).map((space) => ({
    thing: ["space", space] as Thing,
    ...spaceAt(space),
  }));
  const outers = ring(table.radius).map((_, at) => ({
    thing: ["outer", `o${at}`] as Thing,
    ...outerAt(`o${at}`, table.radius),
  }));
  const blocks = table.obstacles.flatMap(({ spaces: covered }, at) =>
    covered.map((space) => ({ thing: ["obstacle", String(at + 1)] as Thing, ...spaceAt(space) })),
  );
  return [...figures, ...cells, ...outers, ...blocks];
}

/**
 * What was meant by a touch: the nearest thing that can be chosen within reach, or else whatever is
 * there. `reach` is in spaces: a finger is wide.
 */
export function meant(found: Spot[], at: Point, reach: number, lit: Lit): Thing | null {
  let best: Thing | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { x, y, thing } of found) {
    const [kind, name] = thing;
    const leads = lit(kind, String(name));
    const far = Math.hypot(x - at.x, y - at.y);
    if (far > (leads ? reach : 0.55)) continue;
    const cost = far + (leads ? 0 : 10) + (!leads && kind === "obstacle" ? 10 : 0);
    if (cost < least) {
      least = cost;
      best = thing;
    }
  }
  return best;
}
