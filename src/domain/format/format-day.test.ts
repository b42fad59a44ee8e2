import { expect, test } from "vitest";
import { formatDay } from "./format-day.ts";

test("writes day and month with two digits", () => {
  expect(formatDay(new Date(2026, 0, 5))).toBe("05/01/2026");
  expect(formatDay(new Date(2026, 10, 23, 23, 59))).toBe("23/11/2026");
});
