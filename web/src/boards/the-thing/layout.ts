// Where the rooms of the outpost lie, and where figures stand in them, in pixels of the map.

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

type Row = [room: string, columns: number][];

const WIDE: Row[] = [
  [
    ["weather_station", 1],
    ["comms", 1],
    ["lab", 1],
    ["armory", 1],
    ["helicopter", 1],
  ],
  [
    ["dormitory", 1],
    ["rec_room", 3],
    ["snowplow", 1],
  ],
  [
    ["kitchen", 1],
    ["storage", 1],
    ["boiler", 1],
    ["generator", 1],
    ["kennel", 1],
  ],
];
const NARROW: Row[] = [
  [
    ["weather_station", 1],
    ["comms", 1],
    ["helicopter", 1],
  ],
  [
    ["lab", 1],
    ["armory", 1],
    ["snowplow", 1],
  ],
  [["rec_room", 3]],
  [
    ["kitchen", 1],
    ["storage", 1],
    ["dormitory", 1],
  ],
  [
    ["boiler", 1],
    ["generator", 1],
    ["kennel", 1],
  ],
];

/** Rooms outside the main building. */
export const OUTDOORS = ["helicopter", "snowplow", "kennel"];

export const ROOMS = WIDE.flat().map(([room]) => room);

const GAP = 8;
const EDGE = 6;

export const isNarrow = (width: number): boolean => width < 600;

/** The place of every room on a map of this size. */
export function rooms(width: number, height: number): Record<string, Box> {
  const rows = isNarrow(width) ? NARROW : WIDE;
  const columns = (rows[0] as Row).length;
  const w = (width - 2 * EDGE - (columns - 1) * GAP) / columns;
  const h = (height - 2 * EDGE - (rows.length - 1) * GAP) / rows.length;
  const found: Record<string, Box> = {};
  rows.forEach((row, down) => {
    let across = 0;
    for (const [room, span] of row) {
      found[room] = {
        x: EDGE + across * (w + GAP),
        y: EDGE + down * (h + GAP),
        w: span * w + (span - 1) * GAP,
        h,
      };
      across += span;
    }
  });
  return found;
}

/** How large a figure is: as large as its room allows, never too small to be touched. */
export const sizeOf = (room: Box): number =>
  Math.round(Math.max(44, Math.min(92, (room.h - 44) * 0.86, room.w / 3)));

/** How large the words in a room are, in pixels. */
export const wordsOf = (room: Box): number => Math.max(16.3, Math.min(24, room.h / 9));

/** Where so many figures stand in a room: side by side along its lower wall, closer if they must. */
export function spots(room: Box, count: number, size: number): { x: number; y: number }[] {
  const step = count > 1 ? Math.min(size + 6, (room.w - size) / (count - 1)) : 0;
  const first = room.x + (room.w - step * (count - 1)) / 2;
  return Array.from({ length: count }, (_, at) => ({
    x: first + step * at,
    y: room.y + room.h - size / 2 - 1,
  }));
}
