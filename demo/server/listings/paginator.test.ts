import { expect, test } from "vitest";
import { paginator } from "./paginator.ts";

test("a search that finds nothing still has one page", () => {
  expect(paginator([], 1, 0, "/api/imoveis")).toMatchObject({
    last_page: 1,
    from: null,
    to: null,
    next_page_url: null,
  });
});
