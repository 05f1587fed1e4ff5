// The wire's types under the names the client uses them by; each title's board knows its own table.

import type * as wire from "./wire";

export type {
  Asked,
  Chair,
  ClientMessage,
  Decision,
  Moment,
  OpenTable,
  Option,
  Param,
  Refusal,
  Span,
  Switch,
  Talk,
  Title,
} from "./wire";

export type Event = { event: string } & Record<string, unknown>;

export interface Game extends Omit<wire.Game, "journal" | "table"> {
  journal: Event[];
  // biome-ignore lint/suspicious/noExplicitAny: each title's board knows its own table
  table: any;
}

export interface Table extends Omit<wire.Table, "game"> {
  game: Game | null;
}

export type Thing = [kind: string, value: string | number];
