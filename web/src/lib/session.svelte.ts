// One table as this tab sees it: the socket, what it told, and what is chosen but not yet sent.

import { offers } from "./spans";
import type { ClientMessage, Event, Option, Table, Talk } from "./types";
import type { Posed, ServerMessage } from "./wire";
import { wrong } from "./words.svelte";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const TOLD_FOR = 6000;

export class Session {
  table = $state.raw<Table | null>(null);
  journal = $state.raw<Event[]>([]);
  talk = $state.raw<Talk[]>([]);
  facts = $state.raw<Event[]>([]);
  connected = $state(false);
  trouble = $state("");
  /** The table cannot be entered at all: no such table, or the link holds no seat. */
  lost = $state("");
  pending = $state.raw<Option | null>(null);
  /** When the clock of who is asked runs out, where one runs. */
  deadline = $state<number | null>(null);
  /** When the sand-glass of the game runs out, where one runs. */
  sand = $state<number | null>(null);
  /** What somebody else tries out just now. */
  posed = $state.raw<Posed | null>(null);

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private closed = false;
  private sent: ClientMessage | null = null;

  constructor(
    readonly code: string,
    readonly key: string | null,
    still = false,
  ) {
    if (still) this.closed = true;
    else this.connect();
  }

  /** A session that only shows what it is given: no socket. */
  static still(code: string): Session {
    return new Session(code, null, true);
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/play`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.journal = [];
      this.talk = [];
      socket.send(JSON.stringify({ type: "hello", code: this.code, key: this.key }));
    };
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as ServerMessage);
    socket.onclose = (event) => {
      this.connected = false;
      if (this.closed || this.lost || event.code === 1008) return;
      setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  private hear(message: ServerMessage): void {
    if (message.type === "known") {
      this.facts = message.facts as Event[];
      return;
    }
    if (message.type === "posed") {
      this.posed = message.option === null || message.ply !== this.table?.ply ? null : message;
      return;
    }
    if (message.type === "refused") {
      if (this.table === null || message.code === "no-seat") this.lost = message.code;
      else if (message.code === "stale") this.again();
      else this.tell(wrong(message.code, message.sentence));
      return;
    }
    const table = message.table as Table;
    const game = table.game;
    if (this.posed?.ply !== table.ply) this.posed = null;
    if (game) this.journal = [...this.journal.slice(0, game.since), ...game.journal];
    this.talk = [...this.talk, ...message.talk];
    if (this.pending && !this.offers(table, this.pending.text)) this.pending = null;
    this.trouble = "";
    this.deadline = message.clock === null ? null : Date.now() + message.clock * 1000;
    this.sand = message.glass === null ? null : Date.now() + message.glass * 1000;
    this.table = table;
    this.connected = true;
  }

  private tell(sentence: string): void {
    this.trouble = sentence;
    setTimeout(() => {
      if (this.trouble === sentence) this.trouble = "";
    }, TOLD_FOR);
  }

  private offers(table: Table, text: string): boolean {
    return (table.game?.decisions ?? []).some((decision) => offers(decision, text));
  }

  /** The game went on while an answer was on its way: send it once more if it still fits. */
  private again(): void {
    const sent = this.sent;
    this.sent = null;
    if (sent?.type === "answer" && this.table && this.offers(this.table, sent.option)) {
      this.send({ ...sent, ply: this.table.ply });
    }
  }

  /** Choose an option; it is sent only when confirmed, and can be taken back until then. */
  choose(option: Option): void {
    this.pending = option;
  }

  takeBack(): void {
    this.pending = null;
  }

  confirm(): void {
    if (this.pending && this.table) {
      this.sent = { type: "answer", option: this.pending.text, ply: this.table.ply };
      this.send(this.sent);
      this.pending = null;
    }
  }

  send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
  }
}
