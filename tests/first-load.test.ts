/**
 * Tests the files and bytes of a page's first load (docs/decisions.md#native-modules) against
 * `first-load.json`, which has the last accepted values;
 * `IMO_RECORD=1 npx vitest run tests/first-load` accepts the current ones.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { buildOutput, type FirstLoads, measureFirstLoads } from "./support/first-loads.ts";

const RECORD = new URL("first-load.json", import.meta.url);
/** The tolerated growth of a page, as a factor. */
const TOLERANCE = 1.01;

const output = await buildOutput();
const loads = measureFirstLoads(output);
if (process.env.IMO_RECORD) writeFileSync(RECORD, `${JSON.stringify(loads, null, 2)}\n`);
const record: FirstLoads = JSON.parse(readFileSync(RECORD, "utf8"));

test.each(Object.keys({ ...record.pages, ...loads.pages }))(
  "%s: keeps the page's first load as small as recorded",
  (widget) => {
    const now = totalOf(loads, widget);
    const accepted = totalOf(record, widget);
    const hasGrown = now.bytes > accepted.bytes * TOLERANCE || now.files > accepted.files;
    const said = (total: typeof now) => `${total.bytes} bytes in ${total.files} files`;
    const grown = `${said(now)}, accepted are ${said(accepted)}. Grown: ${grownIn(widget)}.`;
    expect(hasGrown, `${grown} IMO_RECORD=1 npx vitest run tests/first-load accepts that.`).toBe(
      false,
    );
  },
);

test("builds no two files that import each other", () => {
  const imports = new Map(
    output.flatMap((one) => (one.type === "chunk" ? [[one.fileName, one.imports]] : [])),
  );
  const leadsTo = (from: string, to: string, seen = new Set<string>()): boolean =>
    (imports.get(from) ?? []).some((file) => {
      if (file === to) return true;
      if (seen.has(file)) return false;
      return leadsTo(file, to, seen.add(file));
    });
  expect(imports.size).toBeGreaterThan(20);
  expect([...imports.keys()].filter((file) => leadsTo(file, file))).toEqual([]);
});

/** Tests docs/product/listing.md#requests. */
test("starts the listing's first search without React", () => {
  const chunks = output.filter((one) => one.type === "chunk");
  const early = chunks.find(({ facadeModuleId }) =>
    facadeModuleId?.endsWith("/listing-search/early.ts"),
  );
  const needed = new Set(early && [early.fileName]);
  for (const name of needed)
    for (const next of chunks.find((one) => one.fileName === name)?.imports ?? []) needed.add(next);
  expect(needed.size).toBeGreaterThan(1);
  expect([...needed].filter((name) => name.includes("react-dom"))).toEqual([]);
});

function totalOf({ pages }: FirstLoads, widget: string): { files: number; bytes: number } {
  const sizes = Object.values(pages[widget] ?? {});
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** Returns the modules and style sheets of a page that have grown, largest growth first. */
function grownIn(widget: string): string {
  const before = partsOf(record, widget);
  const grown = Object.entries(partsOf(loads, widget)).map(([name, size]) => ({
    name,
    by: size - (before[name] ?? 0),
  }));
  const named = grown.filter(({ by }) => by > 0).sort((one, other) => other.by - one.by);
  return named.map(({ name, by }) => `${name} +${by}`).join(", ");
}

function partsOf({ pages, modules }: FirstLoads, widget: string): Record<string, number> {
  const files = Object.entries(pages[widget] ?? {});
  return Object.assign({}, ...files.map(([file, size]) => modules[file] ?? { [file]: size }));
}
