/** docs/product/listing.md#requests */
import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { emptyCriteria } from "#domain/search/criteria.ts";
import type { MountTarget } from "#runtime/contract.ts";
import { answering, json } from "../../tests/support/http-server.ts";
import { workDone } from "../../tests/support/turns.ts";
import { early } from "./early.ts";
import { takeSearch } from "./search/search-calls.ts";

const settings = { apiBase: "", csrfUrl: undefined };
const search = { criteria: emptyCriteria, page: 1, trigger: "start" } as const;
const { signal } = new AbortController();

/** Returns the first listing of the page, as the entry sees it. */
function firstHost(): MountTarget {
  return {
    position: 0,
    signal,
    pageData: () => ({ attributes: {}, script: "" }),
  } as Partial<MountTarget> as MountTarget;
}

test("passes the search that was sent ahead to its widget once, and to no later widget of the same host", async () => {
  const received = await answering(json({ data: [], current_page: 1, last_page: 1, total: 0 }));
  const host = firstHost();
  early(host);
  await waitFor(() => expect(received).toHaveLength(1));
  await takeSearch(host, search, settings).answer;
  expect(received).toHaveLength(1);
  await takeSearch(host, search, settings).answer;
  expect(received).toHaveLength(2);
});

test("sends the right search for a widget that wants another one by then, and stops the search sent ahead", async () => {
  let stop = () => {};
  const isStopped = new Promise<void>((resolve) => (stop = resolve));
  const received = await answering((response, request, at) => {
    if (at === 0) return void response.on("close", stop);
    const { page } = JSON.parse(request.body);
    json({ data: [], current_page: page, last_page: 3, total: 30 })(response, request, at);
  });
  const host = firstHost();
  early(host);
  await waitFor(() => expect(received).toHaveLength(1));
  const { page } = await takeSearch(host, { ...search, page: 2 }, settings).answer;
  expect(page).toBe(2);
  await isStopped;
});

test("reads the page's query string for the first listing only", async () => {
  const received = await answering(json({ data: [], current_page: 1, last_page: 1, total: 0 }));
  history.replaceState(null, "", "?pagina=2&objectivo=Permutar");
  const pageData = () => ({ attributes: { objectivo: "Arrendar" }, script: "" });
  early({ ...firstHost(), pageData });
  early({ ...firstHost(), pageData, position: 1 });
  await waitFor(() => expect(received).toHaveLength(2));
  const asked = received
    .map(({ body }) => JSON.parse(body))
    .map(({ page, objetivo }) => [page, ...objetivo]);
  expect(asked.sort()).toEqual([
    [1, "Arrendar"],
    [2, "Permutar"],
  ]);
});

test("sends the search with the page data that every widget has", async () => {
  const received = await answering(json({ data: [], current_page: 1, last_page: 1, total: 0 }));
  early({ ...firstHost(), pageData: () => ({ attributes: { apiBase: "/sub" }, script: "" }) });
  await waitFor(() => expect(received.map(({ url }) => url)).toEqual(["/sub/api/imoveis"]));
});

test("sends nothing for a host that is gone or whose page data contains the answer", async () => {
  const received = await answering(json({}));
  early({ ...firstHost(), signal: AbortSignal.abort() });
  early({ ...firstHost(), pageData: () => ({ attributes: {}, script: '{"resultados":{}}' }) });
  early(firstHost());
  await waitFor(() => expect(received).not.toEqual([]));
  await workDone();
  expect(received).toHaveLength(1);
});
