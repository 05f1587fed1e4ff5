// Turns what the server sends into words for one reader, as the terminal does.

import type { Choice } from "./spans";
import type { Asked, Decision, Event, Game, Option, Param, Refusal, Table, Title } from "./types";
import { type Values, words } from "./words.svelte";

export interface Sheet {
  lines: string[];
  things: { name: string; said: string[] }[];
}

export type Place = (tell: Teller, place: number) => string;

export class Teller {
  constructor(
    readonly title: Title,
    readonly table: Table,
    private readonly where: Place = (_tell, place) => String(place),
    private readonly code = "",
  ) {}

  /** Where the rules are read, or one of them: as this table plays them, where it has a code. */
  rules(clause = ""): string {
    const page = this.code ? `#/${this.code}/rules` : `#/rules/${this.title.title}`;
    return clause ? `${page}/${clause}` : page;
  }

  get game(): Game {
    if (this.table.game === null) throw new Error("no game is running");
    return this.table.game;
  }

  /** A message of this title, or of the program. */
  say(key: string, values: Values = {}): string {
    return words.say(key, values, this.title.title);
  }

  name(seat: number): string {
    if (seat === this.table.you) return words.say("ui-you");
    return this.table.chairs[seat]?.name ?? "";
  }

  /** Its word is the message `kind-name`; numbers and names without one are left to select by. */
  thing(kind: string, value: unknown): string | number {
    if (kind === "seat") return Number(value) < 0 ? "none" : this.name(Number(value));
    if (kind === "place") return this.where(this, Number(value));
    const key = `${kind}-${value}`;
    if (typeof value === "string") return words.has(key, this.title.title) ? this.say(key) : value;
    return Number(value);
  }

  event(shown: Event): string {
    return this.told(`event-${shown.event}`, this.title.events[shown.event], shown);
  }

  fact(shown: Event): string {
    return this.told(`fact-${shown.event}`, this.title.facts[shown.event], shown);
  }

  private told(key: string, params: Param[] = [], shown: Event): string {
    const values: Record<string, string | number> = {};
    const mine: string[] = [];
    for (const { name, kind, secret } of params) {
      const value = shown[name];
      const me = kind === "seat" && typeof value === "number" && value === this.table.you;
      if (secret && kind === "seat") values[`you_${name}`] = me ? "yes" : "no";
      else if (me) mine.push(name);
      if (typeof value === "string") values[`${name}_is`] = value;
      if (value === null || value === undefined || (Array.isArray(value) && !value.length)) {
        values[name] = values[`${name}_is`] = "none";
      } else if (Array.isArray(value)) {
        values[name] = value.map((one) => this.thing(kind, one)).join(", ");
      } else {
        values[name] = this.thing(kind, value);
      }
    }
    values.you = mine.length === 0 ? "none" : mine.length === 1 ? (mine[0] ?? "") : "both";
    return this.say(key, values);
  }

  /** What it means. The second thing of a kind is `$kind2`, the third `$kind3`. */
  option(option: Choice): string {
    const key = ["option", option.verb, ...option.things.map(([kind]) => kind)].join("-");
    const values: Record<string, string | number> = { you: "none" };
    for (const [at, [kind, value]] of option.things.entries()) {
      const nth = option.things.slice(0, at).filter(([other]) => other === kind).length + 1;
      const name = nth === 1 ? kind : `${kind}${nth}`;
      values[name] = this.thing(kind, value);
      values[`${name}_is`] = value;
      if (kind === "seat" && value === this.table.you) values.you = "seat";
    }
    return this.say(key, values);
  }

  /** What speaks for an advice, where its bot can say. */
  because(reason: string, things: [string, string | number][]): string {
    const named = things.map(([kind, value]) => [kind, this.thing(kind, value)]);
    return reason && this.say(`advice-${reason}`, Object.fromEntries(named));
  }

  /** An option read from its text, as another may have named it; null if it is none. */
  read(text: string): Option | null {
    const [verb = "", ...named] = text.replaceAll(">", " ").split(/\s+/);
    const form = this.title.forms[verb]?.find((kinds) => kinds.length === named.length);
    if (!form) return null;
    const things = form.map((kind, at): [string, string | number] => {
      const name = named[at] ?? "";
      return [kind, /^(seat|place|count)$/.test(kind) ? Number(name) : name];
    });
    return { text, verb, things };
  }

  /** What a claim names: an option by its text, or a thing by its kind and its name. */
  claimed(text: string): string {
    const option = this.read(text);
    if (option) return this.option(option);
    const [kind = "", name = ""] = text.split(" ");
    return String(this.thing(kind, name));
  }

  /** Why it is refused; the clause that says so stands beside it. */
  why(refused: Refusal): string {
    return this.say(`why-${refused.code}`);
  }

  /** What stands on the table, in words: lines for all, and what is said of each thing of a kind. */
  sheet(hidden: (path: string) => boolean = () => false): Sheet {
    const lines: string[] = [];
    const things = new Map<string, { name: string; said: string[] }>();
    if (!this.title.sheet.length) return { lines: bare(this.game.table), things: [] };
    for (const { path, kind, by } of this.title.sheet) {
      const found = hidden(path) ? undefined : at(this.game.table, path);
      const key = `sheet-${path.replaceAll(".", "_")}`;
      if (by && found && typeof found === "object") {
        for (const [id, value] of Object.entries(found)) {
          const said = this.stands(key, kind, value);
          if (!said) continue;
          const thing = `${by}-${id}`;
          const one = Array.isArray(found) ? Number(id) : id;
          const known = things.get(thing) ?? { name: String(this.thing(by, one)), said: [] };
          things.set(thing, { ...known, said: [...known.said, said] });
        }
      } else {
        const said = this.stands(key, kind, found);
        if (said) lines.push(said);
      }
    }
    return { lines, things: [...things.values()] };
  }

  /** What stands somewhere, in words; things that have left their place in a list are not told. */
  private stands(key: string, kind: string, found: unknown): string {
    const there = Array.isArray(found) ? found.filter((one) => one !== null) : found;
    if (there === undefined || there === null || (Array.isArray(there) && !there.length)) return "";
    const word = (one: unknown): string | number =>
      typeof one === "boolean" ? plain(one) : this.thing(kind, one);
    const value = Array.isArray(there) ? there.map(word).join(", ") : word(there);
    return this.say(key, { value });
  }

  ask(decision: Decision): string {
    return this.say(`ask-${decision.question}`, this.about(decision.question, decision.about));
  }

  wait(asked: Asked): string {
    const values = this.about(asked.question, asked.about);
    return this.say(`wait-${asked.question}`, { seat: this.name(asked.seat), ...values });
  }

  private about(question: string, about: Record<string, unknown>): Values {
    const values: Record<string, string | number> = {};
    for (const { name, kind } of this.title.questions[question] ?? []) {
      const value = about[name];
      if (value !== undefined && !Array.isArray(value)) values[name] = this.thing(kind, value);
    }
    return values;
  }

  /** What a card does, under the switches of this table. */
  effect(card: string): string {
    return this.say(`effect-${card}`, this.settings());
  }

  /** How one switch of this table stands: yes, no, a word or a number. */
  setting(name: string): string | number | undefined {
    return this.settings()[name];
  }

  private settings(): Record<string, string | number> {
    const values: Record<string, string | number> = {};
    for (const entry of this.title.switches) values[entry.name] = plain(entry.default);
    const edition = this.title.editions[this.table.edition] ?? {};
    for (const [name, value] of Object.entries(edition)) values[name] = plain(value);
    for (const [name, value] of Object.entries(this.table.switches)) {
      values[name] = /^-?\d+$/.test(value) ? Number(value) : value;
    }
    return values;
  }

  outcome(): string[] {
    const outcome = this.game.outcome;
    if (!outcome) return [];
    const names = outcome.winners.map((seat) => this.name(seat)).join(", ") || "none";
    const you = this.table.you;
    const won = you !== null && outcome.winners.includes(you);
    return [
      this.say(`outcome-${outcome.reason}`),
      words.say("ui-winners", { names }),
      ...(you === null ? [] : [words.say(won ? "ui-you-won" : "ui-you-lost")]),
    ];
  }
}

/** What stands at a dotted path of plain data. */
function at(data: unknown, path: string): unknown {
  let found = data;
  for (const step of path.split("."))
    found = (found as Record<string, unknown> | undefined)?.[step];
  return found;
}

/** The table of a title that does not say what of it is shown: every name and what stands there. */
function bare(table: object): string[] {
  const text = (value: unknown): string => JSON.stringify(value).replaceAll(/["{}[\]]/g, "");
  return Object.entries(table).map(
    ([name, value]) => `${name.replaceAll("_", " ")}: ${text(value)};`,
  );
}

function plain(value: boolean | number | string): string | number {
  return typeof value === "boolean" ? (value ? "yes" : "no") : value;
}
