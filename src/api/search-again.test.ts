/** docs/product/memory.md#whats-new */
import { expect, test, vi } from "vitest";
import { emptyCriteria } from "#domain/search/criteria.ts";
import { answering, json } from "../../tests/support/http-server.ts";
import { CallFailure } from "./client.ts";
import { searchRequest } from "./imoveis.ts";
import { searchAgain } from "./search-again.ts";

const { page: _page, ...criteria } = searchRequest(
  { ...emptyCriteria, localizacao: ["Ovar"], ordem: "asc" },
  7,
);
const page = (data: object[], last_page: number) =>
  json({ data, current_page: 1, last_page, total: 30 });

test("requests the first page of an earlier search, newest first whatever its order was", async () => {
  const received = await answering(page([{ id: 7, titulo: "A" }], 3));
  const found = await searchAgain(criteria, {}, vi.fn());
  expect(JSON.parse(received[0]?.body ?? "")).toMatchObject({
    page: 1,
    localizacao: ["Ovar"],
    ordem: "rec",
  });
  expect(found).toMatchObject({ total: 30, hasMore: true });
  expect(found.keys).toHaveLength(1);
});

test("finds no further pages for a search with one page", async () => {
  await answering(page([], 1));
  expect(await searchAgain(criteria, {}, vi.fn())).toMatchObject({ keys: [], hasMore: false });
});

test("reports a failed call once, but not a stopped one", async () => {
  await answering(json({}, 500));
  const onFailure = vi.fn();
  await expect(searchAgain(criteria, {}, onFailure)).rejects.toBeInstanceOf(CallFailure);
  expect(onFailure).toHaveBeenCalledOnce();
  expect(onFailure.mock.calls[0]?.[0].message).toMatch(
    /^new listings could not be looked for, .*; none are announced\.$/s,
  );
  const stop = new AbortController();
  stop.abort();
  await expect(searchAgain(criteria, { signal: stop.signal }, onFailure)).rejects.toMatchObject({
    aborted: true,
  });
  expect(onFailure).toHaveBeenCalledOnce();
});
