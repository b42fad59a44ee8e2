import { act, renderHook } from "@testing-library/react";
import fc from "fast-check";
import { expect, test } from "vitest";
import { findFurthestStep, useSteps } from "./use-steps.ts";

test("treats the first incomplete step, or else the last, as the furthest", () => {
  expect(findFurthestStep([false, true, false])).toBe(0);
  expect(findFurthestStep([true, false, false])).toBe(1);
  expect(findFurthestStep([true, true, false])).toBe(2);
  expect(findFurthestStep([true, true, true])).toBe(2);
});

test("opens a draft at the furthest step, an empty wizard at the first", () => {
  expect(
    renderHook(() => useSteps({ form: "a", isComplete: [true, true, false] })).result.current,
  ).toMatchObject({
    at: 2,
    isLast: true,
  });
  expect(
    renderHook(() => useSteps({ form: "a", isComplete: [false, true, false] })).result.current,
  ).toMatchObject({
    at: 0,
    isLast: false,
  });
});

test("never shows a step after an incomplete one, whatever the order of next, back and edits", () => {
  const action = fc.oneof(
    fc.constantFrom("next", "back"),
    fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
      let complete = [false, true, false];
      const { result, rerender, unmount } = renderHook(() =>
        useSteps({ form: "a", isComplete: complete }),
      );
      for (const step of actions) {
        const before = result.current.at;
        if (typeof step !== "string") {
          complete = step;
          rerender();
        } else act(() => result.current[step as "next" | "back"]());
        const { at } = result.current;
        expect(complete.slice(0, at).every(Boolean)).toBe(true);
        if (typeof step !== "string") expect(at).toBe(Math.min(before, findFurthestStep(complete)));
        if (step === "next") expect(at).toBe(complete[before] && before < 2 ? before + 1 : before);
        if (step === "back") expect(at).toBe(Math.max(0, before - 1));
      }
      unmount();
    }),
    { numRuns: 50 },
  );
});
