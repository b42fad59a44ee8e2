import { expect, test } from "vitest";
import { figuresWithGoals } from "./report.ts";

const figure = (subject: string, goal: number | null = null) => ({
  row: "ready",
  subject,
  median: 1,
  min: 1,
  max: 1,
  count: 1,
  goal,
});

test("documents only pages with a goal, with their peers beside them", () => {
  const kept = [figure("ours/hero"), figure("preloaded/hero", 1.2), figure("instantsearch/hero")];
  const left = [
    figure("before/hero"),
    figure("before-preloaded/hero", 1.2),
    figure("linked/hero"),
    figure("ours/team"),
  ];
  expect(figuresWithGoals([...kept, ...left])).toEqual(kept);
});
