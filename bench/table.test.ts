import { expect, test } from "vitest";
import { formatTable } from "./table.ts";

const linesOf = (measured: Record<string, (number | null)[]>) =>
  formatTable(new Map(Object.entries(measured))).split("\n");

test("takes the median of the ratios within each round, so that a slow round affects both sides", () => {
  const measured = { "ready island bare": [100, 1000, 100], "ready hero ours": [150, 1200, 180] };
  expect(linesOf(measured)).toEqual([
    "| row | page | make | ms or bytes | ÷ bare | ÷ instantsearch | ÷ before |",
    "| --- | --- | --- | --- | --- | --- | --- |",
    "| ready | island | bare | 100 (100–1000) |  |  |  |",
    "| ready | hero | ours | 180 (150–1200) | 1.50 (1.20–1.80) |  |  |",
  ]);
});

test("leaves out a round in which either visit failed", () => {
  const measured = {
    "warm listing ours": [150, 160, null, 250],
    "warm listing instantsearch": [100, null, 100, 100],
  };
  expect(linesOf(measured)).toContain(
    "| warm | listing | ours | 160 (150–250) |  | 2.00 (1.50–2.50) |  |",
  );
});

test("compares each make with the same make of the earlier build", () => {
  const measured = {
    "ready hero ours": [90],
    "ready hero ours-before": [100],
    "ready hero preloaded": [60],
    "ready hero preloaded-before": [80],
  };
  const ratios = linesOf(measured).map((line) => line.split(" | ").at(-1));
  expect(ratios.slice(2)).toEqual(["0.90 |", " |", "0.75 |", " |"]);
});
