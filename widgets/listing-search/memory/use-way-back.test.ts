/** docs/product/listing.md#coming-back, docs/product/memory.md#clearing */
import { renderHook } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { FoundImoveis } from "#api/imoveis-answer.ts";
import { clearEverythingKept } from "#memory/kept-list.ts";
import type { HostBridge } from "#runtime/define-widget.ts";
import type { ListingStore } from "../search/listing-store.ts";
import { useWayBack } from "./use-way-back.ts";

const answer = (total: number): FoundImoveis => ({ listings: [], page: 1, lastPage: 1, total });
const bridge = { position: 0 } as HostBridge;

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '<div data-imo-widget="listing-search"><div><div id="widget"></div></div></div>';
});

test("what was on the screen when the visitor had everything cleared is not kept as the page is left; what comes after is", () => {
  let found = answer(1);
  const store = { toKeep: () => ({ asks: "a", found, isOfPage: false }) } as unknown as ListingStore;
  const element = { current: document.querySelector<HTMLDivElement>("#widget") };
  renderHook(() => useWayBack(element, store, undefined, bridge));
  dispatchEvent(new Event("pagehide"));
  expect(sessionStorage.getItem("imo:imoveis")).toContain('"total":1');
  clearEverythingKept();
  dispatchEvent(new Event("pagehide"));
  expect(Object.keys(sessionStorage)).toEqual([]);
  found = answer(2);
  dispatchEvent(new Event("pagehide"));
  expect(sessionStorage.getItem("imo:imoveis")).toContain('"total":2');
});
