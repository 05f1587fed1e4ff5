// Turns what the server sends into words for this reader, as the terminal does.

import type { Asked, Decision, Event, Game, Option, Refused, Table, Title } from "./types";
import { words } from "./words.svelte";

export class Teller {
  constructor(
    readonly title: Title,
    readonly table: Table,
  ) {}

  get game(): Game {
    if (this.table.game === null) throw new Error("no game is running");
    return this.table.game;
  }

  name(seat: number): string {
    if (seat === this.table.you) return words.say("ui-you");
    return this.table.chairs[seat]?.name ?? "";
  }

  thing(kind: string, value: unknown): string {
    if (kind === "seat") return Number(value) < 0 ? "none" : this.name(Number(value));
    if (kind === "card") return words.say(`card-${value}`);
    if (kind === "role") return words.say(`role-${value}`);
    if (kind === "place") return this.place(Number(value));
    return String(value);
  }

  /** The gap between a chair and the next clockwise, by the players nearest to it. */
  place(gap: number): string {
    const { chairs, alive } = this.game.table as { chairs: number[]; alive: boolean[] };
    const near = (start: number, way: number): string => {
      let at = start;
      for (let step = 0; step < chairs.length; step++) {
        const seat = chairs[(at + chairs.length) % chairs.length] ?? 0;
        if (alive[seat]) return this.name(seat);
        at = (at + way + chairs.length) % chairs.length;
      }
      return "";
    };
    return words.say("place", { left: near(gap, -1), right: near(gap + 1, 1) });
  }

  event(shown: Event): string {
    const kinds = this.title.events[shown.event] ?? {};
    const values: Record<string, string | number> = { you: "none", you_infected: "no" };
    const mine: string[] = [];
    for (const [name, kind] of Object.entries(kinds)) {
      const value = shown[name];
      if (kind === "seat" && name !== "infected" && value === this.table.you && value !== null) {
        mine.push(name);
      }
      if (value === null || value === undefined || (Array.isArray(value) && !value.length)) {
        values[name] = "none";
      } else if (Array.isArray(value)) {
        values[name] = value.map((one) => this.thing(kind, one)).join(", ");
      } else {
        values[name] = kind === "count" ? Number(value) : this.thing(kind, value);
      }
    }
    if (mine.length) values.you = mine.length === 1 ? (mine[0] ?? "none") : "both";
    if (shown.infected !== null && shown.infected === this.table.you) values.you_infected = "yes";
    return words.say(`event-${shown.event}`, values);
  }

  option(option: Option): string {
    const key = ["option", option.verb, ...option.things.map(([kind]) => kind)].join("-");
    const values: Record<string, string> = { you: "none" };
    for (const [kind, value] of option.things) {
      values[kind] = kind === "side" ? String(value) : this.thing(kind, value);
      if (kind === "seat" && value === this.table.you) values.you = "seat";
    }
    return words.say(key, values);
  }

  why(refused: Refused): string {
    const rule = words.say("ui-rule", { clause: refused.clause });
    return `${words.say(`why-${refused.code}`)} ${rule}`;
  }

  ask(decision: Decision): string {
    return words.say(`ask-${decision.question}`, this.about(decision.question, decision.about));
  }

  wait(asked: Asked): string {
    const params = this.title.questions[asked.question] ?? [];
    const about: Record<string, unknown> = {};
    params.forEach(([name], at) => {
      if (name) about[name] = asked.args[at];
    });
    const values = this.about(asked.question, about);
    return words.say(`wait-${asked.question}`, { seat: this.name(asked.seat), ...values });
  }

  private about(question: string, about: Record<string, unknown>): Record<string, string> {
    const values: Record<string, string> = {};
    for (const [name, kind] of this.title.questions[question] ?? []) {
      const value = name === undefined ? null : about[name];
      if (name && kind && !Array.isArray(value)) values[name] = this.thing(kind, value);
    }
    return values;
  }

  effect(card: string): string {
    const values: Record<string, string | number> = {};
    for (const entry of this.title.switches) values[entry.name] = plain(entry.default);
    const edition = this.title.editions[this.table.edition] ?? {};
    for (const [name, value] of Object.entries(edition)) values[name] = plain(value);
    for (const [name, value] of Object.entries(this.table.switches)) {
      values[name] = /^-?\d+$/.test(value) ? Number(value) : value;
    }
    return words.say(`effect-${card}`, values);
  }

  outcome(): string[] {
    const outcome = this.game.outcome;
    if (!outcome) return [];
    const names = outcome.winners.map((seat) => this.name(seat)).join(", ") || "none";
    const you = this.table.you;
    const won = you !== null && outcome.winners.includes(you);
    return [
      words.say(`outcome-${outcome.reason}`),
      words.say("ui-winners", { names }),
      ...(you === null ? [] : [words.say(won ? "ui-you-won" : "ui-you-lost")]),
    ];
  }
}

function plain(value: boolean | number | string): string | number {
  return typeof value === "boolean" ? (value ? "yes" : "no") : value;
}
