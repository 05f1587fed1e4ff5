// Makes src/lib/wire.ts from the server's schema on standard input; --check only compares.
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const file = new URL("../src/lib/wire.ts", import.meta.url);
const schema = JSON.parse(readFileSync(0, "utf-8"), (key, value) => {
  if (value?.type === "object" && !("properties" in value) && !("additionalProperties" in value)) {
    return { ...value, additionalProperties: true };
  }
  if (value && typeof value === "object" && "prefixItems" in value) {
    const { prefixItems, ...rest } = value;
    return { ...rest, items: prefixItems, additionalItems: false };
  }
  return value;
});
const text = await compile(schema, "Wire", {
  bannerComment: "// Made from src/gloam/server/wire.py by `make wire`: do not change it here.",
  additionalProperties: false,
  style: { printWidth: 100 },
});
const kept = process.argv.includes("--check") ? readFileSync(file, "utf-8") : null;
if (kept === null) writeFileSync(file, text);
else if (kept !== text) {
  console.error("web/src/lib/wire.ts does not fit src/gloam/server/wire.py: run make wire");
  process.exit(1);
}
