import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { addProbes } from "./probes.ts";
import { Tester } from "./testers.ts";

const SOURCE = fileURLToPath(new URL("../../src/domain/instalment.ts", import.meta.url));
const TEST = fileURLToPath(new URL("../../src/domain/instalment.test.ts", import.meta.url));
const OTHER_TEST = fileURLToPath(new URL("../../src/domain/format/given-number.test.ts", import.meta.url));
const source = readFileSync(SOURCE, "utf8");
const tester = new Tester();
afterAll(() => tester.stop());

const runWith = (text: string, { tests = [TEST], longest = 60_000 } = {}) =>
  tester.run({ sources: { [SOURCE]: text }, tests }, longest);

test("a mutant fails the tests that came by it, one that changes nothing fails none, and none stays behind", async () => {
  expect(await tester.tests()).toContain(TEST);
  const at = source.indexOf("Math.floor");
  const start = { start: at, end: at, text: "" };
  expect(await runWith(addProbes(SOURCE, source, new Map([[3, start]])))).toMatchObject({
    isFailed: false,
    reached: [3],
  });
  expect(await runWith(source.replace("Math.floor", "Math.ceil"))).toMatchObject({ isFailed: true });
  expect(await runWith(source, { tests: [OTHER_TEST] })).toMatchObject({ isFailed: false });
  expect(await runWith(`${source}\n;`)).toMatchObject({ isFailed: false, reached: [] });
}, 60_000);

test("a loop without an end is given up, and the next run is as any other", async () => {
  expect(
    await runWith(source.replace("Math.floor", "(() => { for (;;); })() ?? Math.floor"), { longest: 5_000 }),
  ).toBeNull();
  expect(await runWith(source)).toMatchObject({ isFailed: false });
}, 60_000);
