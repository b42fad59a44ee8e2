import { expect, test } from "vitest";
import { paginator } from "./paginator.ts";

const shown = (page: number, total: number) =>
  paginator([], page, total, "/api/imoveis")
    .links.slice(1, -1)
    .map(({ label, active }) => (active ? `[${label}]` : label))
    .join(" ");

test("the links are those that Laravel's own paginator makes", () => {
  expect(shown(1, 30)).toBe("[1] 2 3");
  expect(shown(1, 13 * 12)).toBe("[1] 2 3 4 5 6 7 8 9 10 11 12 13");
  expect(shown(1, 20 * 12)).toBe("[1] 2 3 4 5 6 7 8 9 10 ... 19 20");
  expect(shown(10, 20 * 12)).toBe("1 2 ... 7 8 9 [10] 11 12 13 ... 19 20");
  expect(shown(20, 20 * 12)).toBe("1 2 ... 11 12 13 14 15 16 17 18 19 [20]");
});

test("a search that finds nothing still has one page", () => {
  expect(paginator([], 1, 0, "/api/imoveis")).toMatchObject({
    last_page: 1,
    from: null,
    to: null,
    next_page_url: null,
  });
});
