import { expect, test } from "vitest";
import { byChapter, chapterOf } from "./chapters";

test.each([
  ["TF-10.2-03", ["TF-1", "TF-10"], "TF-10"],
  ["TF-1.1-01", ["TF-1", "TF-10"], "TF-1"],
  ["TT-4.1-03", ["TT-4.0", "TT-4.1", "TT-5"], "TT-4.1"],
  ["TT-ESC-02", ["TT-E", "TT-ESC"], "TT-ESC"],
  ["TT-E-02", ["TT-E", "TT-ESC"], "TT-E"],
  ["TT-SOLO-4.2-01", ["TT-SOLO-4", "TT-4.2"], "TT-SOLO-4"],
  ["A45", ["A", "E"], "A"],
  ["X9", [], "X9"],
])("the chapter of %s", (id, chapters, chapter) => {
  expect(chapterOf(id, (beginning) => chapters.includes(beginning))).toBe(chapter);
});

test("clauses by chapter keep their order", () => {
  const clauses = ["TF-2.1-01", "E1", "TF-2.2-01", "E2"].map((id) => ({ id }));
  expect(byChapter(clauses, (beginning) => ["TF-2", "E"].includes(beginning))).toEqual([
    ["TF-2", [{ id: "TF-2.1-01" }, { id: "TF-2.2-01" }]],
    ["E", [{ id: "E1" }, { id: "E2" }]],
  ]);
});
