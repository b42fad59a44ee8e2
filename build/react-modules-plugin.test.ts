import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { toModule } from "./react-modules-plugin.ts";

const require = createRequire(import.meta.url);

test.each([
  ["react", "react"],
  ["react", "react-jsx-runtime"],
  ["react-dom", "react-dom"],
  ["react-dom", "react-dom-client"],
  ["scheduler", "scheduler"],
])("%s's %s exports as a module all that it exports as CommonJS", (name, file) => {
  const path = join(dirname(require.resolve(`${name}/package.json`)), "cjs", `${file}.production.js`);
  const module = toModule(readFileSync(path, "utf8"), path);
  const [, list = ""] = /export \{ (.*) \};$/.exec(module) ?? [];
  const names = list.split(", ").map((pair) => pair.replace(/^\w+ as /, ""));
  expect(names.sort()).toEqual(Object.keys(require(path)).sort());
});

test("an export that is set anew later is one variable", () => {
  const code = "exports.now = void 0;\nif (performance) {\n  exports.now = () => exports.now;\n}";
  expect(toModule(code, "a.js")).toBe(
    "var exports_now = void 0;\nif (performance) {\n  exports_now = () => exports_now;\n}\nexport { exports_now as now };",
  );
});

test.each(["module.exports = {};", 'if (a) require("react");', "Object.assign(exports, {});"])(
  "the build fails on CommonJS that would be lost: %s",
  (code) => expect(() => toModule(code, "a.js")).toThrow(/^a\.js is expected to be CommonJS/),
);
