/** The public interface in the README against the code: what a Laravel developer reads there is what the widgets read. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contractOf } from "../build/contracts.ts";
import { everyWidget } from "../src/runtime/every-widget.ts";

const root = new URL("../", import.meta.url);
const readme = readFileSync(new URL("README.md", root), "utf8");
const names = readdirSync(new URL("widgets/", root));

test.each(names)("%s: the README's row names its keys, required ones in bold", async (name) => {
  const { keys } = await contractOf(name);
  const own = keys.filter(({ key }) => !(key in everyWidget));
  const written = own.map(({ key, required }) => (required ? `**\`${key}\`**` : `\`${key}\``));
  const row = readme.split("\n").find((line) => line.startsWith(`| \`${name}\``)) ?? "";
  const listed = row.match(/\*\*`\w+`\*\*|`\w+`/g) ?? [];
  expect(listed.toSorted()).toEqual(written.toSorted());
});

test.each(names)("%s: every key has a sentence", async (name) => {
  for (const { key, about } of (await contractOf(name)).keys) expect(about, key).toMatch(/^[A-Z“"].{10,}[.)]$/);
});

const events = readFileSync(new URL("src/runtime/events.ts", root), "utf8");
const eventNames = [...new Set([...events.matchAll(/"(imo:\w+)"/g)].map(([, name]) => name as string))];
const codes = /ErrorCode =([^;]+);/.exec(events)?.[1]?.match(/[a-z-]+/g) ?? [];

test("a developer finds every event and every error code in the README", () => {
  expect([eventNames.length, codes.length]).toEqual([5, 5]);
  for (const name of [...eventNames, ...codes]) expect(readme).toContain(`\`${name}\``);
});

test("a developer finds every error code as a heading in the troubleshooting page, and no code that is gone", () => {
  const page = readFileSync(new URL("docs/troubleshooting.md", root), "utf8");
  const headings = [...page.matchAll(/^## `([^`]+)`/gm)].map(([, code]) => code);
  expect(headings.toSorted()).toEqual(codes.toSorted());
});
