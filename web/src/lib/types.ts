// What the server sends (docs/wire.md).

export type Thing = [kind: string, value: string | number];

export interface Option {
  text: string;
  verb: string;
  things: Thing[];
}

export interface Refused extends Option {
  code: string;
  clause: string;
}

export interface Decision {
  seat: number;
  question: string;
  about: Record<string, string | number | null>;
  standing: boolean;
  options: Option[];
  refused: Refused[];
}

export type Event = { event: string } & Record<string, unknown>;

export interface Asked {
  seat: number;
  question: string;
  args: unknown[];
}

export interface Game {
  seats: number;
  viewer: number | null;
  outcome: { reason: string; winners: number[] } | null;
  asked: Asked[];
  decisions: Decision[];
  // biome-ignore lint/suspicious/noExplicitAny: each title's board knows its own table
  table: any;
  since: number;
  journal: Event[];
}

export interface Chair {
  kind: "open" | "person" | "bot";
  name: string;
  level: string;
  away: boolean;
}

export interface Table {
  number: number;
  stage: "gathering" | "playing" | "over";
  title: string;
  edition: string;
  switches: Record<string, string>;
  paused: boolean;
  next: string;
  you: number | null;
  chairs: Chair[];
  ply: number;
  game: Game | null;
}

export interface Talk {
  seat: number;
  ply: number;
  text: string | null;
  claim: string | null;
  about: number | null;
  thing: string | null;
}

export type ServerMessage =
  | { type: "table"; code: string; host: boolean; table: Table; talk: Talk[]; talked: number }
  | { type: "refused"; code: string; sentence: string; rule: string | null };

export interface Switch {
  name: string;
  default: boolean | number | string;
  choices: string[];
  least: number;
  most: number;
}

export interface Title {
  title: string;
  name: string;
  seats: [number, number, number];
  minutes: [number, number];
  editions: Record<string, Record<string, boolean | number | string>>;
  switches: Switch[];
  events: Record<string, Record<string, string>>;
  questions: Record<string, string[][]>;
}
