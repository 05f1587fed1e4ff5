// HTTP: titles, tables and seats; and the links this browser holds.

import type { Moment, OpenTable, Table, Title } from "./types";
import type { Address, Done, Replay, Rules, Seated } from "./wire";

export class Trouble extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
    readonly about: Record<string, string | number> = {},
  ) {
    super(sentence);
  }
}

async function ask<T>(path: string, body?: object): Promise<T> {
  const request = body ? { method: "POST", body: JSON.stringify(body) } : {};
  const response = await fetch(path, request).catch(() => null);
  const found = await response?.json().catch(() => null);
  if (!response || !found) throw new Trouble("no-server", "The server does not answer.");
  if (!response.ok) throw new Trouble(found.code, found.sentence, found.about);
  return found as T;
}

/** A seat this browser holds: whoever has the key has the seat. */
export interface Link {
  code: string;
  key: string;
  title?: string;
  name?: string;
  at: number;
}

/** A title's rules, or a table's: with the figures it brought. */
export async function rules(title: string, language: string, code: string): Promise<Rules> {
  const name = code ? (await look(code)).title : title;
  const table = code && `&table=${code}`;
  return ask(`/api/titles/${encodeURIComponent(name)}/rules?language=${language}${table}`);
}
export const titles = (): Promise<Title[]> => ask("/api/titles");
export const look = (code: string): Promise<Table> => ask(`/api/tables/${code}`);
export const address = (): Promise<Address> => ask("/api/address");
export const moment = (wanted: Replay): Promise<Moment> => ask("/api/replay", wanted);

export async function open(wanted: OpenTable): Promise<Link> {
  const { code, key } = await ask<Seated>("/api/tables", wanted);
  return keep({ code, key, title: wanted.title, name: wanted.name, at: Date.now() });
}

export async function sit(code: string, name: string): Promise<Link> {
  const { key } = await ask<Seated>(`/api/tables/${code}/seats`, { name });
  return keep({ code, key, name, at: Date.now() });
}

export const host = (link: Link, action: string, more: object = {}): Promise<Done> =>
  ask(`/api/tables/${link.code}/host`, { key: link.key, do: action, ...more });

const KEPT = "gloam-links";
const MOST = 30;

/** The seats this browser holds, newest first. */
export function links(): Link[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as Link[];
  } catch {
    return [];
  }
}

export function keep(link: Link): Link {
  const others = links().filter((other) => other.code !== link.code || other.key !== link.key);
  localStorage.setItem(KEPT, JSON.stringify([link, ...others].slice(0, MOST)));
  return link;
}

export function linkOf(code: string, key: string): Link | undefined {
  return links().find((link) => link.code === code && link.key === key);
}

/** The seats of one table that this browser holds. */
export const linksAt = (code: string): Link[] => links().filter((link) => link.code === code);

/** A record from a file, kept while this tab is open. */
export const opened = { record: "" };
