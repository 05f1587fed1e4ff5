// Each of the five colours has a shape, in a circle of radius 1; nothing is told by colour alone.

import icons from "./icons.json";
import type { Colour } from "./table";

const corners = (count: number, first: number, inner = 1): string =>
  Array.from({ length: count * (inner < 1 ? 2 : 1) }, (_, at) => {
    const step = inner < 1 ? Math.PI / count : (2 * Math.PI) / count;
    const far = inner < 1 && at % 2 ? inner : 1;
    const turn = first + at * step;
    return `${(far * Math.cos(turn)).toFixed(3)} ${(far * Math.sin(turn)).toFixed(3)}`;
  }).join("L");

const UP = -Math.PI / 2;

export const SIGNS: Record<Colour, string> = {
  blue: "M0-1C.9.1.8 1 0 1S-.9.1 0-1Z",
  green: `M${corners(3, UP)}Z`,
  yellow: `M${corners(5, UP, 0.45)}Z`,
  red: `M${corners(4, UP)}Z`,
  purple: `M${corners(6, UP)}Z`,
};

const ICONS: Record<string, keyof typeof icons> = {
  move_sam: "slingshot",
  move_judith: "ribbon",
  move_alan: "cartwheel",
  move_billygoat: "ringing-bell",
  step: "converse-shoe",
  refill: "school-bag",
  clear: "candle-light",
  shift: "rope-coil",
  servant: "rabbit-head",
  haunt: "haunting",
  glass: "hourglass",
  fork: "crossroad",
  silence: "silence",
  fog: "fog",
  die: "dice-six-faces-five",
  deck: "card-draw",
  night: "night-sky",
  eye: "all-seeing-eye",
  demon: "devil-mask",
  puppetmaster: "puppet",
  eraserhead: "misdirection",
  unspeakable: "silence",
  spectral: "spectre",
};

export const iconOf = (name: string): string | undefined => {
  const icon = ICONS[name];
  return icon && icons[icon];
};
