/** docs/product/listing.md#requests */
import { afterEach, expect, test, vi } from "vitest";
import { emptyCriteria } from "#domain/search/criteria.ts";
import { answering, json } from "../../../tests/support/http-server.ts";
import { searchAhead, searchClient } from "./search-calls.ts";

const search = { criteria: emptyCriteria, page: 1 };
const leaving = new AbortController();

afterEach(() => leaving.abort());

test("the search that was sent ahead is the first one of its widget, and of no widget that comes to its host later", async () => {
  const received = await answering(json({ data: [], current_page: 1, last_page: 1, total: 0 }));
  const host = { signal: leaving.signal };
  searchAhead(host, search, {});
  await vi.waitFor(() => expect(received).toHaveLength(1));
  await searchClient.first(host, search, {}).answer;
  expect(received).toHaveLength(1);
  await searchClient.first(host, search, {}).answer;
  expect(received).toHaveLength(2);
});
