// One table as this tab sees it: the socket, what it told, and what is chosen but not yet sent.

import type { Event, Option, ServerMessage, Table, Talk } from "./types";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;

export class Session {
  table = $state.raw<Table | null>(null);
  journal = $state.raw<Event[]>([]);
  talk = $state.raw<Talk[]>([]);
  connected = $state(false);
  trouble = $state("");
  /** The table cannot be entered at all: no such table, or the link holds no seat. */
  lost = $state("");
  pending = $state.raw<Option | null>(null);

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private closed = false;

  constructor(
    readonly code: string,
    readonly key: string | null,
  ) {
    this.connect();
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
      if (this.closed || event.code === 1008) return;
      setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  private hear(message: ServerMessage): void {
    if (message.type === "refused") {
      if (this.table === null) this.lost = message.code;
      else if (message.code !== "stale") this.trouble = message.sentence;
      return;
    }
    const game = message.table.game;
    if (game) this.journal = [...this.journal.slice(0, game.since), ...game.journal];
    this.talk = [...this.talk, ...message.talk];
    if (this.table === null || this.table.ply !== message.table.ply) this.pending = null;
    this.trouble = "";
    this.table = message.table;
    this.connected = true;
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
      this.send({ type: "answer", option: this.pending.text, ply: this.table.ply });
      this.pending = null;
    }
  }

  send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
  }
}
