import type { Teller } from "../../lib/teller";
import type { Event } from "../../lib/types";
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

const STORY = ["burned", "super_infected", "vengeance", "declared", "revealed"];

/** Who infected whom by which card and in which turn, who burned, how it ended. */
function story(tell: Teller, journal: Event[]): string[] {
  let turn = 0;
  return journal.flatMap((event) => {
    if (event.event === "turn") turn += 1;
    if (!told(event)) return [];
    const text = tell.event(event);
    return event.event === "revealed" ? text : tell.say("story-line", { turn, text });
  });
}

function told(event: Event): boolean {
  const handed = event.event === "exchanged" || event.event === "passed_on";
  return handed ? event.infected !== null : STORY.includes(event.event);
}

export const board: Board = {
  Board: Hut,
  Hand,
  held: ["me.hand", "me.role", "me.resolute"],
  touches: { board: ["seat", "place"], hand: ["card"] },
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
  story,
};
