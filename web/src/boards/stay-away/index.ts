import type { Teller } from "../../lib/teller";
import type { Board } from "../board";
import Hand from "./Hand.svelte";
import Hut from "./Hut.svelte";

/** The gap between a chair and the next clockwise, by the players nearest to it. */
function place(tell: Teller, gap: number): string {
  const { chairs, alive } = tell.game.table as { chairs: number[]; alive: boolean[] };
  const near = (start: number, way: number): string => {
    let at = start;
    for (let step = 0; step < chairs.length; step++) {
      const seat = chairs[(at + chairs.length) % chairs.length] ?? 0;
      if (alive[seat]) return tell.name(seat);
      at = (at + way + chairs.length) % chairs.length;
    }
    return "";
  };
  return tell.say("place", { left: near(gap, -1), right: near(gap + 1, 1) });
}

export const board: Board = {
  Board: Hut,
  Hand,
  held: ["me.hand", "me.role", "me.resolute"],
  place,
  acts: {
    drew: "",
    discarded: "card",
    played: "step",
    defended: "step",
    offered: "card",
    exchanged: "card",
    passed_on: "card",
    panicked: "alarm",
    burned: "burn",
    reversed: "step",
    changed_places: "step",
    revealed: "end",
  },
  story: (event) =>
    (event.event === "exchanged" && event.infected !== null) ||
    (event.event === "passed_on" && event.infected !== null) ||
    ["burned", "super_infected", "vengeance", "declared", "revealed"].includes(event.event),
};
