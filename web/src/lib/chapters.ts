// The chapters of a title's rules, told by the ids of its clauses.

/** The longest beginning of an id, in whole words and numbers, that names a chapter; else the id. */
export function chapterOf(id: string, names: (beginning: string) => boolean): string {
  const parts = id.match(/[A-Z]+|\d+|\W/g) ?? [];
  for (let end = parts.length; end > 0; end--) {
    const beginning = parts.slice(0, end).join("");
    if (names(beginning)) return beginning;
  }
  return id;
}

/** The clauses by chapter, in the order in which they stand. */
export function byChapter<T extends { id: string }>(
  clauses: T[],
  names: (beginning: string) => boolean,
): [string, T[]][] {
  const found = new Map<string, T[]>();
  for (const clause of clauses) {
    const chapter = chapterOf(clause.id, names);
    found.set(chapter, [...(found.get(chapter) ?? []), clause]);
  }
  return [...found];
}
