// What a touched thing of the outpost is, in sentences.

import type { Teller } from "../../lib/teller";
import { type Held, most, type Outpost, outpost, roleOf, WEATHERS } from "./table";

/** Rooms where those who stand there help (TT-CB-04). */
const HELPING = ["lab", "boiler", "generator", "snowplow", "helicopter", "comms"];

/** Cards in the hand say themselves what they do. */
export function about(tell: Teller, kind: string, value: string | number): string[] {
  const name = String(value);
  if (kind === "room") return room(tell, name);
  if (kind === "character") return character(tell, name);
  if (kind === "goal") return [String(tell.thing("role", name)), tell.say(`goal-${name}`)];
  if (kind === "sign")
    return [tell.say(`sign-${name}`), ...SIGNS[name as Sign](tell, outpost(tell))];
  if (kind === "face") return [String(tell.thing(kind, value)), effect(tell, name)];
  return [];
}

/** What a card, token or face of a die does. */
export const effect = (tell: Teller, name: string): string => tell.effect(name);

const coop = (tell: Teller, key: string): string => {
  const message = `${key}-coop`;
  const said = outpost(tell).coop ? tell.say(message) : message;
  return said === message ? tell.say(key) : said;
};

/** The characters in a room. */
export const inside = (table: Outpost, name: string): string[] =>
  table.order.filter((one) => table.people.room[one] === name);

function room(tell: Teller, name: string): string[] {
  const table = outpost(tell);
  const { fuel, fuel_slots, damage, damage_slots, burned, dogs, alien } = table.rooms;
  const lines = [tell.say(`room-${name}`)];
  if (burned.includes(name)) return [...lines, tell.say("why-room-burned")];
  if (name === "boiler" && table.boiler_gone) return [...lines, tell.say("why-boiler-lost")];
  lines.push(coop(tell, `use-${name}`));
  const here = inside(table, name).map((one) => String(tell.thing("character", one)));
  if (dogs[name]) here.push(tell.say("sheet-rooms_dogs", { value: dogs[name] }));
  if (alien[name]) here.push(tell.say("sheet-rooms_alien", { value: alien[name] }));
  if (here.length) lines.push(tell.say("about-here", { names: here.join(", ") }));
  if (name in fuel) {
    lines.push(tell.say("about-fuel", { value: fuel[name] ?? 0, most: fuel_slots[name] ?? 0 }));
    lines.push(reserves(tell));
  }
  if (name in damage) {
    const value = damage[name] ?? 0;
    lines.push(tell.say("about-damage", { value, most: damage_slots[name] ?? 0 }));
    lines.push(tell.say("harm-damage"));
  }
  if (STOCK[name]) lines.push(...STOCK[name](tell, table), tell.say(`harm-${name}`));
  if (HELPING.includes(name)) lines.push(tell.say("about-helpers"));
  if (table.token_room === name) lines.push(tell.say("about-token"));
  return lines;
}

const STOCK: Record<string, (tell: Teller, table: Outpost) => string[]> = {
  armory: (tell, table) => [tell.say("about-weapons", { count: table.weapon_deck })],
  storage: (tell, table) => [tell.say("about-items", { count: table.item_deck })],
  lab: (tell, table) => [tell.say("about-bag", { count: table.bag })],
  kitchen: (tell, table) => [
    tell.say("about-pantry", { value: table.pantry, most: table.kitchen }),
    ...hungry(tell, table),
  ],
  weather_station: (tell, table) => [...stored(tell, table), reserves(tell)],
};

const hungry = (tell: Teller, table: Outpost): string[] =>
  table.hungry ? [coop(tell, "about-hungry")] : [];

const stored = (tell: Teller, table: Outpost): string[] =>
  table.stored ? [tell.say("about-stored", { weather: tell.thing("weather", table.stored) })] : [];

function reserves(tell: Teller): string {
  const { underground, outside } = outpost(tell);
  return tell.say("about-reserves", { value: underground, most: outside });
}

function character(tell: Teller, name: string): string[] {
  const table = outpost(tell);
  const { people } = table;
  const fate = people.fate[name];
  const lines = [String(tell.thing("character", name))];
  if (!table.coop)
    lines.push(tell.say("about-player", { name: tell.name(people.seat[name] ?? 0) }));
  const role = roleOf(table, name);
  if (role) lines.push(tell.say("about-role", { role: tell.thing("role", role) }));
  if (fate !== "in_play") return [...lines, `${tell.thing("fate", fate)}.`];
  lines.push(coop(tell, `power-${name}`));
  const value = people.suspicion[name] ?? 0;
  lines.push(
    value === 0 && !table.coop
      ? tell.say("fact-cleared", { character: tell.thing("character", name) })
      : tell.say("about-suspicion", { value, most: most(table) }),
  );
  if (!people.standing[name]) lines.push(tell.say("about-lying"));
  if (table.leader === name) lines.push(tell.say("about-leads"));
  if (table.token_holder === name) lines.push(tell.say("about-token"));
  return [...lines, ...holdings(tell, table, name)];
}

/** What a character holds: by name where it is open, else how many. */
function holdings(tell: Teller, table: Outpost, name: string): string[] {
  const { people } = table;
  const refills = (people.refills[name] ?? []).map((count) => tell.say("about-refills", { count }));
  const open = table.open?.[name] ?? table.me?.holds[name];
  const things = open
    ? named(tell, open)
    : (["cards", "weapons", "items", "lab"] as const)
        .map((what) => tell.say(`sheet-people_${what}`, { value: people[what][name] ?? 0 }))
        .filter(Boolean);
  return things.length
    ? [...refills, tell.say("about-holds", { things: things.join(", ") })]
    : refills;
}

function named(tell: Teller, held: Held): string[] {
  const all: [string, string[]][] = [
    ["action", held.hand],
    ["weapon", held.weapons],
    ["item", held.items],
    ["token", held.lab],
  ];
  return all.flatMap(([kind, found]) => found.map((one) => String(tell.thing(kind, one))));
}

type Sign = keyof typeof SIGNS;

const SIGNS = {
  weather: (tell: Teller, table: Outpost): string[] => [
    ...WEATHERS.map((weather, at) => {
      const [generator = 0, boiler = 0, frost = 0, rescue = 0] = table.weather_table[at] ?? [];
      const values = { generator, boiler, frost, rescue };
      return tell.say("about-weather", { weather: tell.thing("weather", weather), ...values });
    }),
    tell.say("about-weather-table"),
    ...stored(tell, table),
    ...(table.blackout ? [coop(tell, "about-dark")] : []),
  ],
  rescue: (tell: Teller, table: Outpost): string[] => {
    if (table.rescue_gone) return [tell.say("about-rescue-gone")];
    if (!table.rescue) return [tell.say("about-no-sos")];
    const space = tell.say("about-rescue", {
      value: table.rescue,
      most: table.sos_spaces,
      fuel: table.rescue_fuel,
      fuels: table.rescue_fuel_spaces,
    });
    return table.rescue >= table.sos_spaces ? [tell.say("about-rescue-landed"), space] : [space];
  },
  frost: (tell: Teller, table: Outpost): string[] =>
    table.freezing
      ? [tell.say("about-frost", { value: table.freezing, most: table.freezing_spaces })]
      : [tell.say("about-no-frost")],
  stores: (tell: Teller, table: Outpost): string[] => [
    reserves(tell),
    tell.say("about-pantry", { value: table.pantry, most: table.kitchen }),
    ...hungry(tell, table),
  ],
  orders: (tell: Teller, table: Outpost): string[] => [
    `${tell.say("sheet-pile", { value: table.pile })}.`,
    tell.say("about-orders"),
    ...hungry(tell, table),
  ],
  alien: (tell: Teller, table: Outpost): string[] => {
    if (!table.strength) return [tell.say("about-no-alien")];
    const plan = table.planned?.length
      ? [tell.say("about-plan", { counts: table.planned.join(", ") })]
      : [];
    return [tell.say("about-alien", { count: table.strength }), ...plan];
  },
  threat: (tell: Teller, table: Outpost): string[] => [
    tell.say("about-threat", { count: table.threat }),
  ],
};
