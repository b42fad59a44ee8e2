import type { Rolldown } from "vite";
import { expect, test } from "vitest";
import { filesOfDynamicChunks, filesToCome } from "./chunk-files.ts";

type Chunk = { imports?: string[]; dynamicImports?: string[]; isEntry?: boolean };

/** A bundle of chunks by file name; each is named by its file name without the ending. */
function bundleOf(chunks: Record<string, Chunk>): Rolldown.OutputBundle {
  const outputs = Object.entries(chunks).map(([fileName, { imports = [], dynamicImports = [], isEntry = false }]) => [
    fileName,
    { type: "chunk", fileName, name: fileName.replace(".js", ""), imports, dynamicImports, isEntry },
  ]);
  return Object.fromEntries(outputs);
}

test("a widget's files are all that it needs, each after what it needs itself", () => {
  const bundle = bundleOf({
    "entry.js": { dynamicImports: ["team-cards.js", "listing-search.js"], isEntry: true },
    "team-cards.js": { imports: ["core.js"] },
    "listing-search.js": { imports: ["select.js", "core.js"] },
    "select.js": { imports: ["core.js"] },
    "core.js": { dynamicImports: ["calls.js"] },
    "calls.js": { imports: ["core.js"] },
  });
  expect(filesOfDynamicChunks(bundle)).toEqual({
    "team-cards.js": ["core.js"],
    "listing-search.js": ["core.js", "select.js"],
    "calls.js": ["core.js"],
  });
});

test("a file that is run before the widget's others are there comes first", () => {
  const bundle = bundleOf({
    "entry.js": { dynamicImports: ["early.js", "listing-search.js"], isEntry: true },
    "listing-search.js": { imports: ["core.js", "search.js", "early.js"] },
    "search.js": { imports: ["core.js"] },
    "core.js": {},
    "early.js": {},
  });
  expect(filesOfDynamicChunks(bundle)["listing-search.js"]).toEqual(["early.js", "core.js", "search.js"]);
});

test("what that file needs itself comes before it", () => {
  const bundle = bundleOf({
    "entry.js": { dynamicImports: ["early.js", "listing-search.js"], isEntry: true },
    "listing-search.js": { imports: ["search.js", "core.js", "early.js"] },
    "search.js": { imports: ["core.js"] },
    "core.js": {},
    "early.js": { imports: ["core.js"] },
  });
  expect(filesOfDynamicChunks(bundle)["listing-search.js"]).toEqual(["core.js", "early.js", "search.js"]);
});

test("a developer whose change makes two chunks import each other is stopped", () => {
  const bundle = bundleOf({
    "entry.js": { dynamicImports: ["widget.js"], isEntry: true },
    "widget.js": { imports: ["core.js"] },
    "core.js": { imports: ["form.js"] },
    "form.js": { imports: ["core.js"] },
  });
  expect(() => filesOfDynamicChunks(bundle)).toThrow("Chunks import each other: core.js → form.js → core.js.");
});

test("a chunk that is imported later brings along what is not there yet", () => {
  const bundle = bundleOf({
    "entry.js": { dynamicImports: ["widget.js"], isEntry: true },
    "widget.js": { imports: ["core.js"], dynamicImports: ["later.js"] },
    "core.js": {},
    "later.js": { imports: ["core.js", "select.js"] },
    "select.js": { imports: ["core.js"] },
  });
  const widget = bundle["widget.js"] as Rolldown.OutputChunk;
  expect(filesToCome(widget, bundle)).toEqual({ "later.js": ["select.js"] });
});
