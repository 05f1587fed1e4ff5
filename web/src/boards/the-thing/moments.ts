// Events that everybody stops for, and who pointed at whom.

import type { Event } from "../../lib/types";

/** What is shown for a moment over the map, with its sign; the grave ones in red. */
export const MOMENTS: Record<string, { icon: string; grave?: boolean }> = {
  weather_is: { icon: "" },
  sos: { icon: "comms" },
  rescue_landed: { icon: "rescue" },
  rescue_left: { icon: "rescue", grave: true },
  boiler_broke: { icon: "frost", grave: true },
  power_out: { icon: "generator", grave: true },
  hungry: { icon: "kitchen", grave: true },
  alien_comes: { icon: "alien", grave: true },
  assimilated: { icon: "alien", grave: true },
  taken: { icon: "alien", grave: true },
  driven_off: { icon: "flamethrower" },
  alien_destroyed: { icon: "flamethrower" },
  revealed: { icon: "revealed", grave: true },
  card_revealed: { icon: "orders" },
  tested: { icon: "blood" },
  proved_human: { icon: "human" },
  burned: { icon: "fire", grave: true },
  keys_shown: { icon: "keys" },
  boarding: { icon: "rescue" },
  admitted: { icon: "rescue" },
  turned_away: { icon: "rescue", grave: true },
  takes_off: { icon: "rescue" },
  escape_failed: { icon: "alien", grave: true },
  threat: { icon: "threat", grave: true },
};

/** The sign of a moment; of the weather, how it is. */
export const signOf = (event: Event): string =>
  MOMENTS[event.event]?.icon || String(event.weather ?? "");

/** The votes since everybody last came together. */
export function votes(journal: Event[]): { from: string; to: string }[] {
  const since = journal.map(({ event }) => event).lastIndexOf("gathered");
  return journal
    .slice(since + 1)
    .filter(({ event }) => event === "voted")
    .map(({ character, target }) => ({ from: String(character), to: String(target) }));
}
