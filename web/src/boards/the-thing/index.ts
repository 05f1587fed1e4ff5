import type { Board } from "../board";
import { about } from "./about";
import Hand from "./Hand.svelte";
import Outpost from "./Outpost.svelte";
import { story } from "./story";

export const board: Board = {
  Board: Outpost,
  Hand,
  held: [],
  touches: {
    board: ["room", "character", "face"],
    hand: ["action", "weapon", "item", "token"],
  },
  about,
  acts: {
    moved: "step",
    delivered: "card",
    card_revealed: "card",
    lay_down: "step",
    hurt: "step",
    sabotaged: "step",
    burned: "burn",
    power_out: "alarm",
    boiler_broke: "alarm",
    alien_comes: "alarm",
    assimilated: "alarm",
    dog_assimilated: "alarm",
    taken: "alarm",
    revealed: "alarm",
    sos: "radio",
    rescue_flies: "radio",
    rescue_landed: "radio",
    rolled: "step",
    voted: "card",
    tested: "step",
    admitted: "step",
    takes_off: "end",
  },
  story,
};
