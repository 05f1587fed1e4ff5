// What a touched thing of Duskworld is, in sentences. What a step would meet is not said.

import type { Teller } from "../../lib/teller";
import {
  COLOUR_OF,
  type Colour,
  colourOf,
  type Duskworld,
  duskworld,
  type FigureName,
  poses,
  threatOf,
} from "./table";

type Lines = (tell: Teller, value: string, table: Duskworld) => string[];

export function about(tell: Teller, kind: string, value: string | number): string[] {
  return KINDS[kind]?.(tell, String(value), duskworld(tell)) ?? [];
}

const KINDS: Record<string, Lines> = {
  space,
  outer: (tell, name, table) => {
    const here = poses(table).find(({ place }) => place === name);
    return [
      tell.say("wood-outer", { outer: name }),
      ...(here ? [figureSaid(tell, here.figure, table)] : []),
      ...(table.puppets.includes(name) ? [tell.say("wood-puppet")] : []),
    ];
  },
  figure: (tell, name, table) => [
    String(tell.thing("figure", name)),
    figureSaid(tell, name as FigureName, table),
    tell.say(name === "billygoat" ? "wood-about-billygoat" : "wood-about-faceless", {
      colour: tell.thing("colour", COLOUR_OF[name as FigureName]),
      colour_is: COLOUR_OF[name as FigureName],
    }),
  ],
  obstacle: (tell, name) => [String(tell.thing("obstacle", name)), tell.say("wood-about-obstacle")],
  direction: (tell, name) => [String(tell.thing("direction", name))],
  card: (tell, name) => [String(tell.thing("card", name)), tell.effect(colourOf(name))],
  memory: (tell, name, table) => [
    String(tell.thing("memory", name)),
    `${tell.thing("fate", table.fates[name] ?? "lying")}.`,
    tell.effect(`memory-${name}`),
  ],
  colour: (tell, name, table) => {
    const colour = name as Colour;
    const what = tell.say(`threat-${colour}`, { count: threatOf(table, colour) });
    const cards = table.display[colour].map((card) => tell.thing("card", card)).join(", ");
    return [
      tell.say("wood-column", { colour: tell.thing("colour", colour) }),
      ...(cards ? [`${cards}.`] : []),
      tell.say("wood-next", { colour: tell.thing("colour", colour), colour_is: colour, what }),
    ];
  },
  seat: (tell, value, table) => {
    const seat = Number(value);
    const power = table.powers[seat];
    if (!power) return [tell.name(seat)];
    const name = String(tell.thing("character", table.characters[seat]));
    return [
      tell.name(seat),
      `${name}, ${tell.thing("power", power)}:`,
      tell.effect(`power-${power}`),
    ];
  },
  sign: (tell, name, table) => SIGNS[name]?.(tell, name, table) ?? avatar(tell, name),
};

const avatar = (tell: Teller, name: string): string[] => [
  String(tell.thing("avatar", name)),
  tell.effect(`avatar-${name}`),
];

const SIGNS: Record<string, Lines> = {
  deck: (tell, _, table) => [
    tell.say("wood-deck", { count: table.deck }),
    tell.say("wood-about-deck", { level: table.level }),
  ],
  fog: (tell) => [tell.say("wood-fogged"), tell.say("wood-about-fog")],
  silence: (tell) => [tell.say("wood-silent"), tell.effect("avatar-unspeakable")],
  die: (tell, _, table) => [
    tell.say("switch-creepy_die"),
    ...(table.face
      ? [`${tell.thing("face", table.face)}:`, tell.effect(`face-${table.face}`)]
      : [tell.say("switch-creepy_die-about")]),
  ],
  fork: (tell, _, table) =>
    table.fork
      ? [
          String(tell.thing("crossroads", table.fork[0])),
          `1. ${tell.thing("fork", table.fork[1])}.`,
          `2. ${tell.thing("fork", table.fork[2])}.`,
        ]
      : [tell.say("switch-crossroads"), tell.say("switch-crossroads-about")],
  night: (tell) => [tell.say("switch-nightworld"), tell.say("switch-nightworld-about")],
  glass: (tell) => [tell.say("switch-hourglass"), tell.say("switch-hourglass-about")],
};

function figureSaid(tell: Teller, name: FigureName, table: Duskworld): string {
  const stands = poses(table).find(({ figure }) => figure === name);
  const figure = tell.thing("figure", name);
  if (!stands || stands.place === null) return tell.say("wood-removed");
  const heading = stands.heading.toFixed(1);
  return tell.say("wood-stands", { figure, place: stands.place, heading });
}

/** What lies on a space, in the order in which the Group would meet it; never what it would do. */
function space(tell: Teller, name: string, table: Duskworld): string[] {
  const lines = [tell.say("wood-space", { space: name })];
  const block = table.obstacles.findIndex(({ spaces }) => spaces.includes(name));
  if (name === table.here) lines.push(tell.say("wood-group"));
  if (block >= 0) {
    const { marks, swamp } = table.obstacles[block] as Duskworld["obstacles"][number];
    lines.push(
      tell.say(swamp ? "wood-swamp" : "wood-obstacle", {
        obstacle: tell.thing("obstacle", String(block + 1)),
      }),
    );
    lines.push(tell.say(swamp ? "wood-about-swamp" : "wood-about-obstacle"));
    if (marks.includes(name)) lines.push(tell.say("wood-mark"));
  }
  if (table.den.includes(name)) lines.push(tell.say("wood-den"));
  if (table.billygoat.space === name) lines.push(figureSaid(tell, "billygoat", table));
  if (table.memories.includes(name)) lines.push(tell.say("wood-memory"));
  if (table.servants.includes(name)) lines.push(tell.say("wood-servant"));
  for (const [at, open] of table.eyes)
    if (at === name) lines.push(tell.say("wood-eye", { open: open ? 1 : 0 }));
  for (const { space: at, arrows, way } of table.haunts) {
    if (at === name)
      lines.push(
        arrows === null
          ? tell.say("wood-haunt")
          : tell.say("wood-haunt-open", { count: arrows, way: tell.thing("direction", way) }),
      );
  }
  const portal = table.portals.indexOf(name);
  if (portal >= 0)
    lines.push(tell.say("wood-portal", { portal: tell.thing("portal", "abc"[portal]) }));
  if (table.inverse.includes(name)) lines.push(tell.say("wood-inverse"));
  if (table.symbols.includes(name) && block < 0) lines.push(tell.say("wood-symbol"));
  if (lines.length === 1) lines.push(tell.say("wood-free"));
  return lines;
}
