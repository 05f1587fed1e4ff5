// Which drawing stands for which card, token, room, weather and sign.

import icons from "./icons.json";

type Name = keyof typeof icons;

const ICONS: Record<string, Name> = {
  use: "hand",
  repair: "wrench",
  sabotage: "unplugged",
  threat: "hazard-sign",
  flamethrower: "flamethrower",
  dynamite: "dynamite",
  firearm: "shotgun",
  melee: "crowbar",
  keys: "keyring",
  torch: "flashlight",
  toolbox: "toolbox",
  fuel: "jerrycan",
  wire: "barbed-wire",
  blood: "blood",
  failure: "broken-bottle",
  sun: "sun",
  snow: "snowing",
  storm: "wind-slap",
  rescue: "helicopter",
  frost: "thermometer-cold",
  stores: "oil-drum",
  orders: "card-pickup",
  alien: "monster-grasp",
  human: "person",
  dead: "death-skull",
  revealed: "alien-skull",
  fire: "fire",
  frozen: "frozen-block",
  dog: "jumping-dog",
  leader: "crown",
  weather_station: "windsock",
  comms: "radio-tower",
  lab: "microscope",
  armory: "sawed-off-shotgun",
  helicopter: "helicopter",
  dormitory: "bunk-beds",
  rec_room: "pool-triangle",
  snowplow: "plow",
  kitchen: "cooking-pot",
  storage: "cardboard-box",
  boiler: "furnace",
  generator: "power-generator",
  kennel: "dog-house",
};

export const iconOf = (thing: string): string | undefined => {
  const name = ICONS[thing];
  return name && icons[name];
};
