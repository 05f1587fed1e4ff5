// For every icons.txt under src: picks the icons it names out of the set into an icons.json beside
// it, name → path. Only these ship.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json").icons;
const source = new URL("../src", import.meta.url).pathname;
const files = readdirSync(source, { recursive: true }).filter((file) => file.endsWith("icons.txt"));
for (const file of files) {
  const picked = {};
  for (const name of readFileSync(join(source, file), "utf-8").split(/\s+/).filter(Boolean).sort()) {
    const paths = [...(set[name]?.body ?? "").matchAll(/ d="([^"]+)"/g)];
    if (paths.length !== 1) throw new Error(`${file}: there is no icon ${name} of one path`);
    picked[name] = paths[0][1];
  }
  const out = join(source, dirname(file), "icons.json");
  writeFileSync(out, `${JSON.stringify(picked, null, 2)}\n`);
}
