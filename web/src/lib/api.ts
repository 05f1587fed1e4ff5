// HTTP: titles, tables and seats; and the links this browser holds.

import type { Table, Title } from "./types";

export class Trouble extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

async function ask<T>(path: string, body?: object): Promise<T> {
  const request = body ? { method: "POST", body: JSON.stringify(body) } : {};
  const response = await fetch(path, request);
  const found = await response.json();
  if (!response.ok) throw new Trouble(found.code, found.sentence);
  return found as T;
}

export interface Link {
  code: string;
  key: string;
  host?: string;
  title?: string;
  at: number;
}

export const titles = (): Promise<Title[]> => ask("/api/titles");
export const look = (code: string): Promise<Table & { code: string }> => ask(`/api/tables/${code}`);

export interface Wanted {
  title: string;
  name: string;
  seats: number;
  edition: string;
  switches: Record<string, boolean | number | string>;
  pace: string;
  seconds: number;
  watch: boolean;
  bots?: string;
}

export async function open(wanted: Wanted): Promise<Link> {
  const opened = await ask<{ code: string; key: string; host: string }>("/api/tables", wanted);
  return keep({ ...opened, title: wanted.title, at: Date.now() });
}

export async function sit(code: string, name: string): Promise<Link> {
  const seated = await ask<{ code: string; key: string }>(`/api/tables/${code}/seats`, { name });
  return keep({ ...seated, at: Date.now() });
}

export const host = (
  link: Link,
  action: string,
  more: object = {},
): Promise<{ key?: string; code?: string }> =>
  ask(`/api/tables/${link.code}/host`, { host: link.host ?? "", do: action, ...more });

const KEPT = "gloam-links";

/** The tables this browser sits at, newest first. */
export function links(): Link[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as Link[];
  } catch {
    return [];
  }
}

export function keep(link: Link): Link {
  const others = links().filter((other) => other.code !== link.code || other.key !== link.key);
  localStorage.setItem(KEPT, JSON.stringify([link, ...others].slice(0, 20)));
  return link;
}

export function linkOf(code: string, key: string): Link | undefined {
  return links().find((link) => link.code === code && link.key === key);
}
