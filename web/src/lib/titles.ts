// The title that a table plays, once its words are here too.

import type { Title } from "./types";
import { words } from "./words.svelte";

export function titleOf(titles: Title[], name: string | undefined): Title | undefined {
  const found = titles.find((one) => one.title === name);
  return found && words.ready(found.title) ? found : undefined;
}
