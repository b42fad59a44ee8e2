import { expect, test } from "vitest";
import { figuresOf } from "./figures.ts";

const ready = {
  id: "ready",
  title: "Ready ÷ bare",
  unit: "×",
  over: "ready",
  goals: { "ours/hero": 1.5 },
} as const;
const blocking = { id: "blocking", title: "Blocking", unit: "ms" } as const;

test("takes the median of each round's own ratio, so that a slow round counts for both", () => {
  const measured = { ready: { bare: [100, 1000, 100], "ours/hero": [150, 1200, 180] } };
  expect(figuresOf([ready], measured)).toEqual([
    { row: "ready", subject: "ours/hero", median: 1.5, min: 1.2, max: 1.8, count: 3, goal: 1.5 },
  ]);
});

test("leaves out a round in which either visit failed, and a row without rounds", () => {
  const measured = {
    ready: {
      bare: [100, null, 100],
      "ours/hero": [150, 160, null],
      "ours/team": [null, null, null],
    },
  };
  const figures = figuresOf([ready], measured);
  expect(figures.map(({ subject, median, count }) => ({ subject, median, count }))).toEqual([
    { subject: "ours/hero", median: 1.5, count: 1 },
  ]);
});

test("takes the middle of two medians, and shows the island in absolute rows", () => {
  const [figure] = figuresOf([blocking], { blocking: { bare: [40, 10, 20, 30] } });
  expect(figure).toMatchObject({ subject: "bare", median: 25, min: 10, max: 40, goal: null });
});
