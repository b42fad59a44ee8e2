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

test("every event and every error code stands in the README", () => {
  const events = readFileSync(new URL("src/runtime/events.ts", root), "utf8");
  for (const [event] of events.matchAll(/"imo:\w+"/g)) expect(readme).toContain(`\`${event.slice(1, -1)}\``);
  const codes = /ErrorCode = ([^;]+);/.exec(events)?.[1]?.match(/[a-z-]+/g) ?? [];
  expect(codes).toHaveLength(5);
  for (const code of codes) expect(readme).toContain(`\`${code}\``);
});

test("every error code has a heading in the troubleshooting page", () => {
  const page = readFileSync(new URL("docs/troubleshooting.md", root), "utf8");
  for (const code of ["page-data", "load", "render", "unknown-widget", "network"])
    expect(page).toMatch(new RegExp(`^## \`${code}\``, "m"));
});
