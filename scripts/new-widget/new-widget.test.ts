/**
 * Runs the generator like a developer who starts a widget, in a copy of the repository with linked
 * libraries.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeWidget } from "./write-widget.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const copy = `${mkdtempSync(`${tmpdir()}/imo-new-widget-`)}/`;
let written: string[] = [];

beforeAll(() => {
  const pictures = [":!*.jpg", ":!*.png", ":!*.svg"];
  // Includes new files, because they may be part of a widget that is being written.
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", ...pictures];
  const files = execFileSync("git", args, { cwd: root, encoding: "utf8" });
  execFileSync("cp", ["--parents", "-t", copy, "--", ...files.split("\0").filter(Boolean)], {
    cwd: root,
  });
  run("git", "init", "--quiet");
  run("git", "add", "--all");
  symlinkSync(`${root}node_modules`, `${copy}node_modules`);
  written = writeWidget(copy, "sample-widget", "Horário da loja");
  run("tsx", "scripts/tables/main.ts");
  run("git", "add", "widgets");
});
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000);

/**
 * Runs a command, or one of the project's tools, in the copy. If it fails, the error contains its
 * output.
 */
function run(command: string, ...args: string[]): string {
  const { PATH } = process.env;
  const env = { ...process.env, CI: "", NO_COLOR: "1", PATH: `${copy}node_modules/.bin:${PATH}` };
  return execFileSync(command, args, { cwd: copy, encoding: "utf8", env });
}

test("writes five files that pass the compiler, the formatter and the repository's tests", () => {
  expect(written).toHaveLength(5);
  expect(run("tsc", "-p", "tsconfig.json")).toBe("");
  run("biome", "ci", ...written.filter((path) => !path.endsWith(".md")));
  const tests = ["tests/entry.test.ts", "tests/contract", "tests/citations", "tests/doc-comments"];
  expect(run("vitest", "run", ...tests, "widgets/sample-widget")).toMatch(
    /SampleWidget\.test\.tsx/,
  );
}, 240_000);

test("adds the widget to every menu, the schema and the tools", async () => {
  expect(readFileSync(`${copy}src/imo-widgets.ts`, "utf8")).toContain(
    '"sample-widget": () => import(',
  );
  expect(readFileSync(`${copy}widgets/sample-widget/page-data.ts`, "utf8")).toContain(
    'title: "Horário da loja"',
  );
  expect(readFileSync(`${copy}README.md`, "utf8")).toMatch(/\nWidgets: .*`sample-widget`/);
});

test.each([
  ["", "expected a name of two words or more, such as opening-hours"],
  ["OpeningHours", "expected a name of two words or more"],
  ["../../etc", "expected a name of two words or more"],
  ["sample-widget", "expected a new name, but widgets/sample-widget exists"],
])("refuses the name %j with a reason (%s), and writes nothing", (name, problem) => {
  const before = readFileSync(`${copy}src/imo-widgets.ts`, "utf8");
  expect(() => writeWidget(copy, name)).toThrow(problem);
  expect(readFileSync(`${copy}src/imo-widgets.ts`, "utf8")).toBe(before);
});

test("refuses a folder whose entry looks different, and writes nothing", () => {
  const other = `${mkdtempSync(`${tmpdir()}/imo-no-widgets-`)}/`;
  cpSync(`${root}docs/contract.md`, `${other}docs/contract.md`);
  expect(() => writeWidget(other, "sample-widget")).toThrow(/imo-widgets\.ts/);
  rmSync(other, { recursive: true });
});
