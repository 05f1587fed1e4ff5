// Made from src/gloam/server/wire.py by `make wire`: do not change it here.

export type ClientMessage =
  Hello | Answer | Say | Claim | Note | Recall | Advise | Leave | Pose | Ping;
export type ServerMessage = Shown | Known | Advised | Posed | Refused;

export interface Wire {
  ClientMessage?: ClientMessage;
  ServerMessage?: ServerMessage;
  OpenTable?: OpenTable;
  TakeSeat?: TakeSeat;
  Seated?: Seated;
  HostAction?: HostAction;
  Done?: Done;
  Replay?: Replay;
  Moment?: Moment;
  Address?: Address;
  Title?: Title;
  Rules?: Rules;
}
/**
 * The first message: the table, the key of a seat (or none, to watch), the events seen.
 */
export interface Hello {
  type: "hello";
  code: string;
  key?: string | null;
  since?: number;
}
/**
 * An option of the seat's own decision. `ply` is the number of answers it was offered at.
 */
export interface Answer {
  type: "answer";
  option: string;
  ply: number;
}
export interface Say {
  type: "say";
  text: string;
}
export interface Claim {
  type: "claim";
  claim: string;
  about?: number | null;
  thing?: string | null;
}
/**
 * The seat's own notes, whole.
 */
export interface Note {
  type: "note";
  text: string;
}
/**
 * What does the program remember for this seat?
 */
export interface Recall {
  type: "recall";
}
/**
 * What would a bot answer in this seat's place?
 */
export interface Advise {
  type: "advise";
}
/**
 * The person goes away: a stand-in may answer until something else comes.
 */
export interface Leave {
  type: "leave";
}
/**
 * What the seat tries out before all: an option along a scale of its own; none, no longer.
 */
export interface Pose {
  type: "pose";
  option: string | null;
}
/**
 * The person is there.
 */
export interface Ping {
  type: "ping";
}
/**
 * The table; of talk and the game's journal only what is new to this client.
 *
 *     `clock` is the seconds left to answer, where a clock runs; `glass` those of a sand-glass in the
 *     game.
 */
export interface Shown {
  type: "table";
  code: string;
  table: Table;
  talk: Talk[];
  talked: number;
  clock: number | null;
  glass: number | null;
}
/**
 * Everything about a table that this client may know.
 */
export interface Table {
  absent: "stand_in" | "wait";
  advice: boolean;
  chairs: Chair[];
  edition: string;
  game: Game | null;
  host: number;
  may_talk: boolean;
  next: string;
  notes: string;
  number: number;
  pace: "days" | "live" | "relaxed";
  paused: boolean;
  ply: number;
  seconds: number;
  stage: "gathering" | "over" | "playing";
  switches: {
    [k: string]: string;
  };
  title: string;
  watch: boolean;
  you: number | null;
}
export interface Chair {
  away: boolean;
  kind: "bot" | "open" | "person";
  level: string;
  name: string;
}
/**
 * The game as this client may see it; `table` is the title's own, `journal` from `since` on.
 */
export interface Game {
  asked: Asked[];
  decisions: Decision[];
  edition: string;
  journal: {
    [k: string]: unknown;
  }[];
  outcome: Ended | null;
  seats: number;
  since: number;
  switches: {
    [k: string]: string;
  };
  table: {
    [k: string]: unknown;
  };
  title: string;
  viewer: number | "all" | null;
}
/**
 * Of whom something is asked, and what.
 */
export interface Asked {
  about: {
    [k: string]: string | number | (string | number)[] | null;
  };
  args: unknown[];
  question: string;
  seat: number;
}
export interface Decision {
  about: {
    [k: string]: string | number | (string | number)[] | null;
  };
  options: Option[];
  question: string;
  refused: Refusal[];
  seat: number;
  spans: Span[];
  standing: boolean;
}
export interface Option {
  text: string;
  things: [string, string | number][];
  verb: string;
}
/**
 * An option that cannot be taken now, and why.
 */
export interface Refusal {
  clause: string;
  code: string;
  text: string;
  things: [string, string | number][];
  verb: string;
}
/**
 * Options that differ in their last thing alone: any of so many marks of a scale.
 *
 *     The option at mark `m` has the text of the span, a space, and `m / parts` with as many decimals
 *     as `parts` has noughts.
 */
export interface Span {
  marks: number;
  parts: number;
  scale: string;
  text: string;
  things: [string, string | number][];
  verb: string;
}
export interface Ended {
  reason: string;
  winners: number[];
}
/**
 * Something said at the table.
 */
export interface Talk {
  seat: number;
  ply: number;
  text: string | null;
  claim: string | null;
  about: number | null;
  thing: string | null;
}
/**
 * What the program remembers for the seat after so many answers: facts, in shown form.
 */
export interface Known {
  type: "known";
  ply: number;
  facts: {
    [k: string]: unknown;
  }[];
}
/**
 * What a bot would answer for the seat after so many answers; none, if it has no advice.
 *
 *     The words of the reason are the title's message `advice-REASON`; `things` is what it names.
 */
export interface Advised {
  type: "advised";
  ply: number;
  option: string | null;
  reason: string;
  things: [string, string | number][];
}
/**
 * What a seat tries out just now, after so many answers. It is not stored.
 */
export interface Posed {
  type: "posed";
  seat: number;
  option: string | null;
  ply: number;
}
/**
 * What was asked cannot be done: a code, one sentence, the rule where there is one, and the
 *     values of the message that says it in the reader's language.
 */
export interface Refused {
  type: "refused";
  code: string;
  sentence: string;
  rule?: string | null;
  about?: {
    [k: string]: string | number;
  };
}
/**
 * A new table; who opens it sits on the first chair and is its host.
 */
export interface OpenTable {
  title: string;
  name: string;
  seats?: number | null;
  edition?: string | null;
  switches?: {
    [k: string]: boolean | number | string;
  };
  pace?: string;
  seconds?: number;
  absent?: string;
  watch?: boolean;
  advice?: boolean | null;
  bots?: string | null;
}
export interface TakeSeat {
  name: string;
  seat?: number | null;
}
/**
 * A seat and the key that holds it: whoever has the key has the seat.
 */
export interface Seated {
  code: string;
  seat: number;
  key: string;
}
/**
 * Something only the host may do, with the key of the host's own seat.
 */
export interface HostAction {
  key: string;
  do: "again" | "clear" | "fill" | "hand" | "host" | "pause" | "resume" | "start";
  seat?: number | null;
  level?: string | null;
}
/**
 * What came of it: a new key for a seat handed over, or the code of the next table.
 */
export interface Done {
  key?: string | null;
  code?: string | null;
}
/**
 * One moment of a finished game (by its code) or of any record, seen by somebody.
 */
export interface Replay {
  ply: number;
  viewer?: number | "all" | null;
  code?: string | null;
  record?: string | null;
}
/**
 * The table after `ply` of `plies` answers.
 */
export interface Moment {
  plies: number;
  table: Table;
}
/**
 * Where other devices in the same network find this server, if it is known.
 */
export interface Address {
  url: string | null;
}
/**
 * What a title is: the form for a new table, and how to read what it tells.
 */
export interface Title {
  title: string;
  intro: {
    [k: string]: Intro;
  };
  bots: string[];
  /**
   * @minItems 3
   * @maxItems 3
   */
  seats: [number, number, number];
  together: number[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  minutes: [number, number];
  editions: {
    [k: string]: {
      [k: string]: boolean | number | string;
    };
  };
  switches: Switch[];
  events: {
    [k: string]: Param[];
  };
  questions: {
    [k: string]: Param[];
  };
  facts: {
    [k: string]: Param[];
  };
  forms: {
    [k: string]: string[][];
  };
  sheet: Row[];
}
/**
 * A title in one language, for somebody who does not know it.
 */
export interface Intro {
  name: string;
  about: string;
}
/**
 * One rule that can be set, and what it can be.
 */
export interface Switch {
  name: string;
  default: boolean | number | string;
  choices: string[];
  least: number;
  most: number;
  clauses: string[];
  file?: boolean;
}
/**
 * A parameter of an event, a question or a fact: its kind, and whether it may be hidden.
 */
export interface Param {
  name: string;
  kind: string;
  secret: boolean;
}
/**
 * One line of what a plain table shows of `Game.table`: where it stands, of what kind it is.
 *
 *     `by` is the kind of thing that a list is numbered by. The words are the message `sheet-PATH`.
 */
export interface Row {
  path: string;
  kind: string;
  by: string | null;
}
/**
 * A title's rules in one language.
 */
export interface Rules {
  title: string;
  language: string;
  clauses: Clause[];
  figures: Figure[];
}
/**
 * One clause of the rules: which edition says so, the text, or why software cannot keep it.
 */
export interface Clause {
  id: string;
  source: string;
  text: string;
  excused: string | null;
}
/**
 * A figure that the rules leave open: chosen by us (X), inferred from the text (M) or derived
 *     from other figures (D), or a table's own.
 */
export interface Figure {
  name: string;
  value: string;
  mark: string;
}
