import { expect, test } from "vitest";
import { isSpan, named, offers, optionAt, within } from "./spans";
import type { Decision, Span } from "./types";

const span: Span = {
  text: "set o14",
  verb: "set",
  things: [["outer", "o14"]],
  scale: "heading",
  marks: 3600,
  parts: 10,
};

test("the option at a mark names it as its last thing", () => {
  expect(optionAt(span, 2105)).toEqual({
    text: "set o14 210.5",
    verb: "set",
    things: [
      ["outer", "o14"],
      ["heading", "210.5"],
    ],
  });
  expect(optionAt(span, 0).text).toBe("set o14 0.0");
  expect(isSpan(optionAt(span, 0))).toBe(false);
});

test("a text is found again in its span, and no other text is", () => {
  expect(within([span], "set o14 359.9")?.mark).toBe(3599);
  for (const text of ["set o14 360.0", "set o14 1", "set o14 -0.1", "set o1 1.0", "set o14"]) {
    expect(within([span], text)).toBeNull();
  }
});

test("a decision offers what it lists and what its spans hold", () => {
  const decision = {
    options: [{ text: "keep_off", verb: "keep_off", things: [] }],
    spans: [span],
  } as unknown as Decision;
  expect(offers(decision, "keep_off")).toBe(true);
  expect(offers(decision, "set o14 12.3")).toBe(true);
  expect(offers(decision, "set o15 12.3")).toBe(false);
  expect(named(decision, "keep_off")?.text).toBe("keep_off");
  expect(named(decision, "set o14 12.3")?.things.at(-1)).toEqual(["heading", "12.3"]);
  expect(named(decision, "set o15 12.3")).toBeNull();
});
