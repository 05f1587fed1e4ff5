import { expect, test } from "vitest";
import { type Branch, branches, FEW, shared } from "./choices";
import type { Option } from "./types";

function option(verb: string, ...things: [string, string | number][]): Option {
  return { text: [verb, ...things.map(([, value]) => value)].join(" "), verb, things };
}

const tell = (one: Option): string => one.text;
const word = (kind: string, value: string | number): string => `${kind} ${value}`;

const headings = Array.from({ length: 72 }, (_, step) => option("turn", ["heading", step * 5]));
const moves = Array.from({ length: 40 }, (_, at) =>
  option("move", ["piece", `p${at % 4}`], ["room", at]),
);

test("the words that texts share", () => {
  expect(shared(["play axe on Ada", "play axe on Ben"])).toBe("play axe on");
  expect(shared(["play axe", "pass"])).toBe("");
});

test("first what to do, then with what", () => {
  const first = branches([...headings, ...moves, option("pass")], tell, word);
  expect(first.map(({ label }) => label)).toEqual(["turn …", "move …", "pass"]);
  const second = branches(first[1]?.options ?? [], tell, word);
  expect(second.map(({ label }) => label)).toEqual([
    "piece p0 …",
    "piece p1 …",
    "piece p2 …",
    "piece p3 …",
  ]);
});

test("every option is reached, and each once", () => {
  const all = [...headings, ...moves, option("pass")];
  const reached: string[] = [];
  function walk(found: Branch[]): void {
    for (const branch of found) {
      if (branch.options.length === 1) reached.push(branch.options[0]?.text ?? "");
      else walk(branches(branch.options, tell, word));
    }
  }
  walk(branches(all, tell, word));
  expect(reached.sort()).toEqual(all.map(tell).sort());
  expect(all.length).toBeGreaterThan(FEW);
});
