import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Session } from "./session.svelte";

class Socket {
  static OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: { type: string; option?: string; ply?: number; text?: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  open(): Socket {
    this.readyState = Socket.OPEN;
    this.onopen?.();
    return this;
  }

  hear(message: object): Socket {
    this.onmessage?.({ data: JSON.stringify(message) });
    return this;
  }

  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const last = (): Socket => Socket.all.at(-1) as Socket;
const said = (socket: Socket): string[] =>
  socket.sent.map((one) => one.option ?? one.text ?? one.type);
const draw = { text: "draw", verb: "draw", things: [] };
const table = (ply: number, ...options: object[]): object => ({
  type: "table",
  talk: [],
  clock: null,
  table: { ply, game: { since: 0, journal: [], decisions: [{ options }] } },
});

let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.all = [];
  session = new Session("ABCDE", "key");
  last().open().hear(table(3, draw));
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
});

function reconnect(): Socket {
  vi.advanceTimersByTime(10_000);
  return last().open();
}

test("an answer given while the connection is gone is sent when it is back", () => {
  session.choose(draw);
  last().drop();
  session.confirm();
  const socket = reconnect();
  expect(said(socket)).toEqual(["hello"]);
  socket.hear(table(3, draw));
  expect(said(socket)).toEqual(["hello", "draw"]);
});

test("an answer that was taken is not sent again, though the same is asked once more", () => {
  session.choose(draw);
  session.confirm();
  expect(said(last())).toEqual(["hello", "draw"]);
  last().drop();
  const socket = reconnect().hear(table(9, draw));
  expect(said(socket)).toEqual(["hello"]);
});

test("an answer that came too late is given once more if it still fits", () => {
  session.choose(draw);
  session.confirm();
  last().hear(table(4, draw)).hear({ type: "refused", code: "stale", sentence: "" });
  expect(last().sent.map((one) => one.ply)).toEqual([undefined, 3, 4]);
});

test("what is said while the connection is gone is said later, once", () => {
  last().drop();
  session.send({ type: "say", text: "hello" });
  session.send({ type: "recall" });
  expect(said(reconnect().hear(table(3)))).toEqual(["hello", "hello"]);
  last().drop();
  expect(said(reconnect().hear(table(3)))).toEqual(["hello"]);
});

test("a server that cannot answer just now is asked again", () => {
  last().drop();
  reconnect().hear({ type: "refused", code: "no-storage", sentence: "" }).drop(1013);
  const tried = Socket.all.length;
  expect(session.lost).toBe("");
  reconnect().hear(table(3));
  expect(Socket.all.length).toBe(tried + 1);
  expect(session.connected).toBe(true);
});

test("a table that refuses the link is not asked again", () => {
  last().drop();
  reconnect().hear({ type: "refused", code: "no-table", sentence: "" }).drop(1008);
  const tried = Socket.all.length;
  vi.advanceTimersByTime(60_000);
  expect(session.lost).toBe("no-table");
  expect(Socket.all.length).toBe(tried);
});

test("a phone that was locked gets a new socket and shows the table meanwhile", () => {
  const old = last();
  const hidden = vi.spyOn(document, "hidden", "get");
  hidden.mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(60_000);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(last()).not.toBe(old);
  expect(old.readyState).toBe(3);
  expect(session.connected).toBe(true);
  expect(session.table?.ply).toBe(3);
  last().open().hear(table(7));
  expect(session.table?.ply).toBe(7);
});
