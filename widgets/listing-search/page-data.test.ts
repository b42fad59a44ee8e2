/** docs/product/listing.md#first-results */
import { expect, test } from "vitest";
import { readPageData } from "#runtime/mount/page-data.ts";
import { pageData } from "./page-data.ts";

test("reports the page's results if they aren't an answer, and leaves the request to the listing", () => {
  const problems: string[] = [];
  const script = JSON.stringify({ resultados: { data: [], current_page: 1, last_page: "muitas" } });
  const read = readPageData({ attributes: {}, script }, "listing-search", pageData, (problem) =>
    problems.push(problem),
  );
  expect(read?.resultados).toBeUndefined();
  expect(problems).toEqual([
    expect.stringContaining(
      'listing-search: "resultados" expected the answer of POST /api/imoveis',
    ),
  ]);
});
