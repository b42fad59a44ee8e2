/** docs/architecture.md lists what the build is made of; a plugin that comes or goes must come or go there too. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import app from "../vite.config.ts";

const text = readFileSync(new URL("../docs/architecture.md", import.meta.url), "utf8");
const section = /## What the build does\n([\s\S]*)/.exec(text)?.[1] ?? "";

test("a newcomer finds every plugin of ours in docs/architecture.md, and none that is gone", () => {
  const plugins = (app.plugins ?? []).flat() as { name: string }[];
  const used = plugins.flatMap(({ name }) => (name.startsWith("imo-") ? `${name.slice("imo-".length)}-plugin.ts` : []));
  const listed = [...section.matchAll(/^- `([\w-]+\.ts)`/gm)].map(([, file]) => file);
  expect(used.length).toBeGreaterThan(0);
  expect(listed.sort()).toEqual(used.sort());
});

test("a newcomer finds every shim there, and none that is gone", () => {
  const shims = readdirSync(new URL("../scripts/build/", import.meta.url)).filter((file) => file.endsWith("-shim.ts"));
  const named = [...section.matchAll(/`([\w-]+-shim\.ts)`/g)].map(([, file]) => file);
  expect([...new Set(named)].sort()).toEqual(shims.sort());
});
