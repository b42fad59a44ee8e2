/** docs/product/memory.md#whats-new */
import { expect, test } from "vitest";
import { countNew, formatAge, formatNews, type PresentResults } from "./search-news.ts";

const keys = (text: string) => text.split(" ").filter(Boolean);
const now = (text: string, total: number | null = null, hasMore = false): PresentResults => ({
  keys: keys(text),
  total,
  hasMore,
});
const said = (seen: { keys: string; total?: number | null }, present: PresentResults) => {
  const news = countNew({ keys: keys(seen.keys), total: seen.total ?? null }, present);
  return news && (formatNews(news) || "nenhum");
};

test("counts the listings above those that the visitor saw", () => {
  expect(said({ keys: "9 8 7" }, now("11 10 9", null, true))).toBe("2 novidades");
  expect(said({ keys: "9 8 7" }, now("10 9 8", null, true))).toBe("1 novidade");
  expect(said({ keys: "9 8 7" }, now("9 8 7", null, true))).toBe("nenhum");
});

test("doesn't count a listing that moved up because another is gone", () => {
  expect(said({ keys: "9 8 7" }, now("9 7 6", null, true))).toBe("nenhum");
});

test("counts new listings below one that the agency has moved to the top again", () => {
  expect(said({ keys: "9 8 7" }, now("7 11 9", null, true))).toBe("1 novidade");
});

test('says "at least" if page 1 shows nothing that was seen and more pages follow', () => {
  expect(said({ keys: "9 8 7", total: 3 }, now("14 13 12", 6, true))).toBe(
    "pelo menos 3 novidades",
  );
  expect(said({ keys: "9 8 7", total: 3 }, now("14 13", 2))).toBe("2 novidades");
});

test("counts only the growth of the total in another order", () => {
  expect(said({ keys: "", total: 12 }, now("3 2 1", 15, true))).toBe("pelo menos 3 novidades");
  expect(said({ keys: "", total: 12 }, now("3 2 1", 12, true))).toBeNull();
  expect(said({ keys: "" }, now("3 2 1", 15, true))).toBeNull();
});

test("counts every listing as new if there was none before", () => {
  expect(said({ keys: "", total: 0 }, now("3 2 1", 14, true))).toBe("14 novidades");
  expect(said({ keys: "", total: 0 }, now("3 2 1", null, true))).toBe("pelo menos 3 novidades");
  expect(said({ keys: "", total: 0 }, now("", 0))).toBe("nenhum");
});

test('says "at least" if the total has grown by more than page 1 shows', () => {
  expect(said({ keys: "9 8 7", total: 3 }, now("10 9 8", 9, true))).toBe("pelo menos 6 novidades");
});

test("names the day of the last visit in calendar days", () => {
  const at = new Date(2026, 10, 21, 23, 50).getTime();
  expect(formatAge(at, new Date(2026, 10, 21, 23, 59).getTime())).toBe("hoje");
  expect(formatAge(at, new Date(2026, 10, 22, 0, 5).getTime())).toBe("ontem");
  expect(formatAge(at, new Date(2026, 10, 26, 12).getTime())).toBe("há 5 dias");
  expect(formatAge(at, new Date(2027, 0, 20, 12).getTime())).toBe("há 60 dias");
  // The clock was set back.
  expect(formatAge(at, new Date(2026, 10, 20).getTime())).toBe("hoje");
});
