/** What holds for the repository as a whole: which packages do which job, and which files may not need each other. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = new URL("../", import.meta.url).pathname;
const read = (path: string) => readFileSync(join(root, path), "utf8");
const sources = ["src", "widgets", "scripts", "editors", "demo"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(folder, path)),
);

/** The packages that the project was asked to use, and where each does its job. */
const JOBS: Readonly<Record<string, string>> = {
  react: "widgets/listing-search/ListingSearch.tsx",
  "react-dom": "src/runtime/mount/mounted-widget.tsx",
  vite: "vite.config.ts",
  axios: "src/api/transport.ts",
  "react-select": "src/ui/select/MultiSelectControl.tsx",
  "react-paginate": "widgets/listing-search/results/Pagination.tsx",
  vitest: "vitest.config.ts",
  "@testing-library/react": "src/forms/ContactForm.test.tsx",
  jsdom: "vitest.config.ts",
  "happy-dom": "vitest.config.ts",
};

test.each(Object.entries(JOBS))("%s is a dependency, and does its job in %s", (name, file) => {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(read("package.json"));
  expect({ ...dependencies, ...devDependencies }).toHaveProperty([name]);
  expect(read(file)).toMatch(new RegExp(`["']${name}(?:/[^"']*)?["']`));
});

test("no two files need each other, but for types", () => {
  expect(sources.length).toBeGreaterThan(400);
  const needs = new Map(sources.map((path) => [path, importsOf(path)]));
  expect(circlesIn(needs)).toEqual([]);
});

test("no folder has more than 25 files beside their tests", () => {
  const folders = new Map<string, number>();
  const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  for (const path of tracked.split("\n").filter((one) => isSource(one) && existsSync(join(root, one))))
    folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1);
  expect(folders.size).toBeGreaterThan(60);
  expect([...folders].filter(([, files]) => files > 25)).toEqual([]);
});

const isSource = (path: string) => /\.(tsx?|css|php)$/.test(path) && !/\.(test|spec)\.tsx?$/.test(path);

/** The files of ours that `path` imports statically, values and not types alone. */
function importsOf(path: string): string[] {
  const imported = read(path).matchAll(
    /^(?:import|export)\s+(?!type\b)(?:[^;]*?\sfrom\s+)?"((?:#|\.)[^"]+\.tsx?)";/gms,
  );
  return [...imported].flatMap(([statement, name = ""]) => {
    // `import { type A, type B }` is gone after compiling.
    const names = /\{([^}]*)\}/
      .exec(statement)?.[1]
      ?.split(",")
      .map((one) => one.trim());
    const isOfTypes = names?.every((one) => one === "" || one.startsWith("type "));
    if (isOfTypes && !/^import\s+\w/.test(statement)) return [];
    return name.startsWith("#") ? [`src/${name.slice(1)}`] : [join(dirname(path), name)];
  });
}

/** Each circle once, as a line. */
function circlesIn(needs: ReadonlyMap<string, readonly string[]>): string[] {
  const circles = new Set<string>();
  const done = new Set<string>();
  function follow(file: string, path: readonly string[]): void {
    if (path.includes(file)) {
      circles.add([...path.slice(path.indexOf(file)), file].join(" → "));
      return;
    }
    if (done.has(file)) return;
    for (const next of needs.get(file) ?? []) follow(next, [...path, file]);
    done.add(file);
  }
  for (const file of needs.keys()) follow(file, []);
  return [...circles];
}
