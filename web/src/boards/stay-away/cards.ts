// Which drawing stands for which card, and of which type it is.

import icons from "./icons.json";

type Name = keyof typeof icons;

const ICONS: Record<string, Name> = {
  the_thing: "monster-grasp",
  infected: "virus",
  flamethrower: "flamethrower",
  analysis: "microscope",
  axe: "wood-axe",
  suspicious: "magnifying-glass",
  whiskey: "brandy-bottle",
  resolute: "fist",
  watch_your_back: "anticlockwise-rotation",
  change_places: "body-swapping",
  youd_better_run: "running-shoe",
  seduction: "hearts",
  scary: "terror",
  im_comfortable: "armchair",
  no_thanks: "cancel",
  missed: "dodge",
  no_barbecue: "fire-extinguisher",
  quarantine: "biohazard",
  barred_door: "wooden-door",
  rotten_ropes: "rope-coil",
  one_two: "dice-six-faces-two",
  three_four: "dice-six-faces-three",
  party: "party-popper",
  get_out_of_here: "exit-door",
  forgetful: "brain-leak",
  round_and_round: "cycle",
  cant_we_be_friends: "shaking-hands",
  blind_date: "blindfold",
  oops: "broken-bottle",
  just_between_us: "talk",
  revelations: "open-book",
  lovecraft: "tentacles-skull",
  necronomicon: "evil-book",
  lantern: "old-lantern",
  alarm: "hazard-sign",
};

export const iconOf = (card: string): string | undefined => {
  const name = ICONS[card];
  return name && icons[name];
};

const ACTION =
  "flamethrower analysis axe suspicious whiskey resolute watch_your_back change_places youd_better_run seduction";
const DEFENCE = "scary im_comfortable no_thanks missed no_barbecue";

export function typeOf(card: string): "contagion" | "action" | "defence" | "obstacle" | "promo" {
  if (card === "the_thing" || card === "infected") return "contagion";
  if (ACTION.split(" ").includes(card)) return "action";
  if (DEFENCE.split(" ").includes(card)) return "defence";
  return card === "quarantine" || card === "barred_door" ? "obstacle" : "promo";
}
