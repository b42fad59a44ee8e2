/** docs/product/memory.md#favourites, docs/product/memory.md#seen-listings */
import { act, renderHook } from "@testing-library/react";
import * as v from "valibot";
import { beforeEach, expect, test } from "vitest";
import { imovel } from "#api/imovel.ts";
import { clearEverythingKept } from "#memory/kept-list.ts";
import { inListing } from "../../../tests/support/listing.tsx";
import { useListing } from "../listing-context.tsx";
import { useFreshMarks, useMarks } from "./use-marks.ts";

const home = (data: object) => v.parse(imovel, data);
const opened = home({ id: 1 });
const other = home({ id: 2 });
const nameless = home({});
const marksOn = (funcoes?: readonly string[]) =>
  renderHook(
    () => {
      useFreshMarks(useListing().features);
      return useMarks();
    },
    { wrapper: ({ children }) => inListing(children, { funcoes }) },
  ).result;

beforeEach(() => act(() => clearEverythingKept()));

test("a listing that was opened is marked, no other one, and none on a page that has it switched off", () => {
  const marks = marksOn();
  act(() => marks.current.open(opened));
  expect([opened, other, nameless].map((listing) => marks.current.marksOf(listing).isSeen)).toEqual([
    true,
    false,
    false,
  ]);
  const withoutSeen = marksOn(["favoritos"]);
  expect([opened, other].map((listing) => withoutSeen.current.marksOf(listing).isSeen)).toEqual([false, false]);
});

test("a listing that is opened where that is switched off is not marked anywhere", () => {
  const marks = marksOn(["favoritos"]);
  act(() => marks.current.open(opened));
  expect(marksOn().current.marksOf(opened).isSeen).toBe(false);
});

test("a listing that nothing tells from others has no heart, nor has any where they are switched off", () => {
  const heart = (listing: typeof opened, features?: readonly string[]) =>
    marksOn(features).current.marksOf(listing).isFavourite;
  expect([heart(opened), heart(nameless), heart(opened, ["vistos"])]).toEqual([false, undefined, undefined]);
  expect([marksOn().current.count, marksOn(["vistos"]).current.count]).toEqual([0, null]);
});
