// One table as this tab sees it: the socket, what it told, and what is chosen but not yet sent.

import { offers } from "./spans";
import type { ClientMessage, Event, Option, Table, Talk } from "./types";
import type { Advised, Posed, ServerMessage } from "./wire";
import { wrong } from "./words.svelte";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const TOLD_FOR = 6000;
/** Milliseconds between two poses. */
const POSE_EVERY = 90;
/** How long one may look elsewhere without the socket being made anew. */
const GLANCE = 5000;
/** The code with which the server closes a socket that it will not have again. */
const REFUSED = 1008;
/** What is said as soon as somebody listens again; an answer goes by its number instead. */
const KEPT: ClientMessage["type"][] = ["say", "claim", "note"];

type Answer = Extract<ClientMessage, { type: "answer" }>;

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
  /** An answer is on its way. */
  sending = $state(false);
  /** When the clock of who is asked runs out, where one runs. */
  deadline = $state<number | null>(null);
  /** When the sand-glass of the game runs out, where one runs. */
  sand = $state<number | null>(null);
  /** What a bot would do in this seat's place, until the game goes on. */
  advice = $state.raw<Advised | null>(null);
  /** What somebody else tries out just now. */
  posed = $state.raw<Posed | null>(null);

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private closed = false;
  private poseTimer: ReturnType<typeof setTimeout> | undefined;
  private posedAt = 0;
  /** The answer that was sent and not yet seen to be taken. */
  private sent: Answer | null = null;
  /** What was said while the connection was gone. */
  private unsaid: ClientMessage[] = [];
  /** Nothing was heard over this socket yet: what comes first tells everything from the beginning. */
  private fresh = true;
  private hid = Date.now();
  private refused = "";

  constructor(
    readonly code: string,
    readonly key: string | null,
    still = false,
  ) {
    if (still) {
      this.closed = true;
      return;
    }
    this.connect();
    document.addEventListener("visibilitychange", this.look);
    window.addEventListener("online", this.look);
  }

  /** A session that only shows what it is given: no socket. */
  static still(code: string): Session {
    return new Session(code, null, true);
  }

  /**
   * Back from a locked phone or another network: the old socket may be dead without knowing it, so
   * there is a new one. The table stays as it was seen meanwhile.
   */
  private look = (event: { type: string }): void => {
    if (document.hidden) this.hid = Date.now();
    else if (event.type === "online" || Date.now() - this.hid > GLANCE) this.connect();
  };

  private connect(): void {
    if (this.closed || this.lost) return;
    this.release();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/play`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.fresh = true;
      socket.send(JSON.stringify({ type: "hello", code: this.code, key: this.key }));
    };
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as ServerMessage);
    socket.onclose = (event) => {
      this.connected = false;
      if (event.code === REFUSED) this.lost = this.refused;
      if (this.closed || this.lost) return;
      setTimeout(() => {
        if (this.socket === socket) this.connect();
      }, this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  private hear(message: ServerMessage): void {
    if (message.type !== "posed") this.sending = false;
    if (message.type === "known") {
      this.facts = message.facts as Event[];
      return;
    }
    if (message.type === "advised") {
      this.advice = message.ply === this.table?.ply ? message : null;
      return;
    }
    if (message.type === "posed") {
      this.posed = message.option === null || message.ply !== this.table?.ply ? null : message;
      return;
    }
    if (message.type === "refused") {
      this.refused = message.code;
      if (message.code === "no-seat") this.lost = message.code;
      else if (this.fresh) return;
      else if (message.code === "stale") this.again();
      else this.tell(wrong(message, this.table?.title));
      return;
    }
    const table = message.table as Table;
    const game = table.game;
    if (this.posed?.ply !== table.ply) this.posed = null;
    if (this.advice?.ply !== table.ply) this.advice = null;
    if (game) this.journal = [...this.journal.slice(0, game.since), ...game.journal];
    this.talk = this.fresh ? message.talk : [...this.talk, ...message.talk];
    if (this.pending && !this.offers(table, this.pending.text)) this.pending = null;
    this.trouble = "";
    this.deadline = message.clock === null ? null : Date.now() + message.clock * 1000;
    this.sand = message.glass === null ? null : Date.now() + message.glass * 1000;
    this.table = table;
    this.connected = true;
    if (this.sent && !this.offers(table, this.sent.option)) this.sent = null;
    if (this.fresh) this.resume(table);
    this.fresh = false;
  }

  /** Say again what may not have arrived before the connection went. */
  private resume(table: Table): void {
    const sent = this.sent;
    this.sent = null;
    if (sent?.ply === table.ply) this.send(sent);
    for (const message of this.unsaid.splice(0)) this.send(message);
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
    if (sent && this.table && this.offers(this.table, sent.option)) {
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

  /** Let the others see what is tried: so often at most, and always the last of several. */
  pose(option: string | null): void {
    clearTimeout(this.poseTimer);
    if (!this.table?.may_talk) return;
    const wait = Math.max(0, this.posedAt + POSE_EVERY - performance.now());
    this.poseTimer = setTimeout(() => {
      this.posedAt = performance.now();
      this.send({ type: "pose", option });
    }, wait);
  }

  confirm(): void {
    clearTimeout(this.poseTimer);
    if (this.pending && this.table) {
      this.sent = { type: "answer", option: this.pending.text, ply: this.table.ply };
      this.send(this.sent);
      this.sending = true;
      this.pending = null;
    }
  }

  send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    else if (KEPT.includes(message.type)) this.unsaid.push(message);
  }

  /** Let the socket go without hearing of its end. */
  private release(): void {
    const socket = this.socket;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  close(): void {
    this.closed = true;
    document.removeEventListener("visibilitychange", this.look);
    window.removeEventListener("online", this.look);
    this.release();
  }
}
