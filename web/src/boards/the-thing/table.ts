// The view's table of this title, as far as the screen reads it.

import type { Teller } from "../../lib/teller";
import type { Asked } from "../../lib/types";

export interface Held {
  hand: string[];
  weapons: string[];
  items: string[];
  lab: string[];
  role?: string;
}

type Each<Value> = Record<string, Value>;

export interface Outpost {
  order: string[];
  people: {
    seat: Each<number>;
    fate: Each<"in_play" | "dead" | "revealed" | "absent">;
    room: Each<string>;
    standing: Each<boolean>;
    suspicion: Each<number>;
    cards: Each<number>;
    weapons: Each<number>;
    refills: Each<number[]>;
    items: Each<number>;
    lab: Each<number>;
  };
  rooms: {
    fuel: Each<number>;
    fuel_slots: Each<number>;
    damage: Each<number>;
    damage_slots: Each<number>;
    burned: string[];
    dogs: Each<number>;
    alien: Each<number>;
  };
  coop: boolean;
  leader: string | null;
  token_room: string | null;
  token_holder: string | null;
  pile: number;
  face_up: string[];
  weapon_deck: number;
  item_deck: number;
  bag: number;
  pantry: number;
  kitchen: number;
  underground: number;
  outside: number;
  boiler_gone: boolean;
  blackout: boolean;
  freezing: number;
  freezing_spaces: number;
  weather: string;
  /** For sun, snow, storm: generator, boiler, frost, rescue. */
  weather_table: [number, number, number, number][];
  stored: string | null;
  rescue: number;
  sos_spaces: number;
  rescue_fuel: number;
  rescue_fuel_spaces: number;
  rescue_gone: boolean;
  hungry: boolean;
  strength: number;
  was_revealed: boolean;
  planned: number[] | null;
  laid: string[];
  round: number;
  phase: string;
  threat: number;
  dice: string[];
  roles?: Each<string>;
  open?: Each<Held>;
  plan?: [string, number][];
  me?: { holds: Each<Held>; plan?: [string, number][] };
}

export const WEATHERS = ["sun", "snow", "storm"] as const;

export const outpost = (tell: Teller): Outpost => tell.game.table as Outpost;

/** The space nobody's suspicion goes beyond. */
export const most = (table: Outpost): number => table.order.length;

/**
 * The characters whose answer is awaited. A seat that holds several answers for the one it is about,
 * else for the Leader among them.
 */
export function thinking(table: Outpost, asked: Asked[]): Set<string> {
  const found = asked.flatMap(({ seat, about }) => {
    const mine = table.order.filter((name) => table.people.seat[name] === seat);
    const one = [about.character, table.leader].find((name) => mine.includes(String(name)));
    return mine.length > 1 && one ? [String(one)] : mine;
  });
  return new Set(found);
}

/** What is known of a character's role: shown to all, or one's own. */
export const roleOf = (table: Outpost, name: string): string | undefined =>
  table.roles?.[name] ?? (table.people.fate[name] === "revealed" ? "alien" : undefined);
