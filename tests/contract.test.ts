/** Compares the public interface in the documentation with the code. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contractOf, contracts } from "../contract/page-data/contracts.ts";
import { pages as tablePages, withTables } from "../scripts/tables/tables.ts";
import { featureLabels } from "../src/domain/listing/features.ts";
import { errorCodes, type ImoEvents } from "../src/runtime/entry/events.ts";

const root = new URL("../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const names = readdirSync(new URL("widgets/", root));

test.each(tablePages)(
  "%s: has the tables of the widgets and calls (npm run tables)",
  async (path) => {
    const page = read(path);
    expect(page).toBe(withTables(page, await contracts()));
    expect(page).toMatch(/<!-- .+: npm run tables -->\n.+\n[\s\S]*<!-- end -->/);
  },
);

test.each(names)(
  "%s: gives every key a sentence for developers, and a label and a sentence for editors",
  async (name) => {
    for (const { key, about, form } of (await contractOf(name)).keys) {
      expect(about, key).toMatch(/^[A-Z“"].{10,}[.)]$/);
      expect(form.label, key).toMatch(/^\p{Lu}/u);
      expect(form.help, key).toMatch(/^[\p{Lu}1].{10,}\.$/u);
    }
  },
);

test("names in an editor's form every word and feature that a key accepts, and no other", async () => {
  const keys = (await Promise.all(names.map(contractOf))).flatMap((contract) => contract.keys);
  for (const { key, texts, form } of keys)
    expect(Object.keys(form.words ?? {}), key).toEqual(
      expect.arrayContaining(Object.keys(texts?.words ?? {})),
    );
  const features = new Set(keys.flatMap(({ reader }) => reader.features ?? []));
  expect(Object.keys(featureLabels).filter((name) => !features.has(name))).toEqual([]);
});

/** The type requires exactly the events of the event map. */
const events: Record<keyof ImoEvents, true> = {
  "imo:ready": true,
  "imo:error": true,
  "imo:search": true,
  "imo:results": true,
  "imo:simulate": true,
  "imo:submit": true,
  "imo:favorite": true,
  "imo:share": true,
  "imo:compare": true,
  "imo:alert": true,
};

test("names every event and error code on the page of the events", () => {
  const page = read("docs/events.md");
  expect(errorCodes).toHaveLength(6);
  for (const name of [...Object.keys(events), ...errorCodes]) expect(page).toContain(`\`${name}\``);
});

test("gives each error code, and nothing else, a heading on the troubleshooting page", () => {
  const headings = [...read("docs/troubleshooting.md").matchAll(/^## `([^`]+)`/gm)].map(
    ([, code]) => code,
  );
  expect(headings.toSorted()).toEqual(errorCodes.toSorted());
});
