/** docs/product/memory.md#favourites, docs/product/memory.md#seen-listings */
import { act, renderHook } from "@testing-library/react";
import * as v from "valibot";
import { beforeEach, expect, test, vi } from "vitest";
import { imovel } from "#api/imovel.ts";
import { clearEverythingKept } from "#memory/kept-list.ts";
import type { HostBridge } from "#runtime/define-widget.ts";
import { useKept } from "./use-kept.ts";

const bridge = { position: 0, emit: vi.fn() } as unknown as HostBridge;
const home = (data: object) => v.parse(imovel, data);
const opened = home({ id: 1 });
const other = home({ id: 2 });
const nameless = home({});
const keptBy = (features?: readonly string[]) => renderHook(() => useKept(features, bridge)).result;

beforeEach(() => act(() => clearEverythingKept()));

test("a listing that was opened is marked, no other one, and none on a page that has it switched off", () => {
  const kept = keptBy();
  act(() => kept.current.open(opened));
  expect([opened, other, nameless].map((listing) => kept.current.marksOf(listing).isSeen)).toEqual([
    true,
    false,
    false,
  ]);
  const withoutSeen = keptBy(["favoritos"]);
  expect([opened, other].map((listing) => withoutSeen.current.marksOf(listing).isSeen)).toEqual([false, false]);
});

test("a listing that is opened where that is switched off is not marked anywhere", () => {
  const kept = keptBy(["favoritos"]);
  act(() => kept.current.open(opened));
  expect(keptBy().current.marksOf(opened).isSeen).toBe(false);
});

test("a listing that nothing tells from others has no heart, nor has any where they are switched off", () => {
  const heart = (listing: typeof opened, features?: readonly string[]) =>
    keptBy(features).current.marksOf(listing).isFavourite;
  expect([heart(opened), heart(nameless), heart(opened, ["vistos"])]).toEqual([false, undefined, undefined]);
  expect([keptBy().current.count, keptBy(["vistos"]).current.count]).toEqual([0, null]);
});
