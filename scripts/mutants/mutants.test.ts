import { expect, test } from "vitest";
import { listMutants } from "./mutants.ts";
import { addProbes } from "./probes.ts";

const changed = (source: string) =>
  listMutants("a.tsx", source).map(({ start, end, text }) => source.slice(0, start) + text + source.slice(end));

test("each rule of a line is broken once", () => {
  expect(changed("const a = b > 1 && !c;")).toEqual([
    "const a = b > 1 || !c;",
    "const a = b >= 1 && !c;",
    "const a = b > 2 && !c;",
    "const a = b > 1 && c;",
  ]);
  expect(changed("if (á) save(true);")).toEqual(["if (!(á)) save(true);", "if (á) ;", "if (á) save(false);"]);
  expect(changed("x.some(y)")).toEqual([";", "x.every(y)"]);
});

test("types, imports and texts are no rules", () => {
  expect(changed('import a from "b"; type A = 1 | true; const c: 2 = d as 3; const e = <p title="f">g</p>;')).toEqual(
    [],
  );
});

test("a file that is none says which", () => {
  expect(() => listMutants("a.ts", "const =")).toThrow("a.ts: ");
});

test("the function around a mutant says that it was come by", () => {
  const source =
    "const a = 1 < 2;\nconst b = (c: 1) => c && ((d) => { return d > 3; });\nclass E { f(g = !h) { g(); } }";
  const mutants = new Map(listMutants("a.ts", source).entries());
  const call = (number: number) => `globalThis.imoReached?.add(${number})`;
  const probed = addProbes("a.ts", source, mutants);
  for (const number of mutants.keys()) expect(probed).toContain(call(number));
  expect(probed).toContain(`=> (${call(3)},c && (`);
  expect(probed).toMatch(/\(d\) => \{globalThis.+return d > 3/);
  expect(probed).toMatch(/f\(g = !h\) \{globalThis/);
  expect(() => listMutants("a.ts", probed)).not.toThrow();
});
