/** docs/product/memory.md#favourites, docs/product/memory.md#seen-listings */
import { act, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { imovel } from "#api/imovel.ts";
import { clearEverythingKept } from "#memory/kept-list.ts";
import { panelFormSettings } from "../../../tests/support/forms.ts";
import { inListing } from "../../../tests/support/listing.tsx";
import { favourites, seen } from "./kept-listings.ts";
import { useMarks } from "./use-marks.ts";

const home = (data: object) => v.parse(imovel, data);
const opened = home({ id: 1 });
const other = home({ id: 2 });
const nameless = home({});
const marksOn = (funcoes?: readonly string[]) =>
  renderHook(useMarks, { wrapper: ({ children }) => inListing(children, { funcoes, settings }) })
    .result;

const settings = panelFormSettings();
const isSeen = (marks: { current: ReturnType<typeof useMarks> }, listing = opened) =>
  marks.current.marksOf(listing).isSeen;

beforeEach(() => act(() => clearEverythingKept()));
afterEach(() => {
  delete document.documentElement.dataset.imoMemory;
  vi.unstubAllGlobals();
});

test("marks the listing that was opened and no other, and none if marks are switched off", () => {
  const marks = marksOn();
  act(() => marks.current.open(opened));
  expect([opened, other, nameless].map((listing) => marks.current.marksOf(listing).isSeen)).toEqual(
    [true, false, false],
  );
  const withoutSeen = marksOn(["favoritos"]);
  expect([opened, other].map((listing) => withoutSeen.current.marksOf(listing).isSeen)).toEqual([
    false,
    false,
  ]);
});

test("doesn't mark a listing that is opened while marks are switched off", () => {
  const marks = marksOn(["favoritos"]);
  act(() => marks.current.open(opened));
  expect(marksOn().current.marksOf(opened).isSeen).toBe(false);
});

test("has no heart for a listing without id and link, and none at all if hearts are switched off", () => {
  const heart = (listing: typeof opened, features?: readonly string[]) =>
    marksOn(features).current.marksOf(listing).isFavourite;
  expect([heart(opened), heart(nameless), heart(opened, ["vistos"])]).toEqual([
    false,
    undefined,
    undefined,
  ]);
});

test("keeps and counts a favourite at once, and tells the page", () => {
  const marks = marksOn();
  for (const listing of [opened, other, opened]) act(() => marks.current.toggle(listing));
  expect(vi.mocked(settings.bridge.emit).mock.calls).toEqual([
    ["imo:favorite", { id: 1, isFavorite: true, count: 1 }],
    ["imo:favorite", { id: 2, isFavorite: true, count: 2 }],
    ["imo:favorite", { id: 1, isFavorite: false, count: 1 }],
  ]);
  expect(localStorage.getItem("imo:favoritos")).toContain('"id":2');
  expect([marks.current.count, marks.current.marksOf(other).isFavourite]).toEqual([1, true]);
});

test("reads nothing from storage if hearts and marks are switched off", () => {
  const reads = [favourites, seen].map((list) => vi.spyOn(list, "getEntries"));
  marksOn([]);
  expect(reads.map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  marksOn();
  expect(reads.every(({ mock }) => mock.calls.length > 0)).toBe(true);
  for (const read of reads) read.mockRestore();
});

test("has no marks in the first render, which takes over a server's drawing", () => {
  const marks = marksOn();
  act(() => marks.current.toggle(opened));
  const Count = () => <p>{useMarks().count}</p>;
  expect(renderToString(inListing(<Count />))).toBe("<p>0</p>");
});

test("keeps hearts and opened listings as long as the page if storage is refused", () => {
  vi.stubGlobal("localStorage", null);
  const marks = marksOn();
  act(() => marks.current.toggle(opened));
  act(() => marks.current.open(opened));
  expect([marks.current.count, isSeen(marks)]).toEqual([1, true]);
});

/** Reports the visitor's choice as the page does. */
function say(word: string) {
  document.documentElement.dataset.imoMemory = word;
  act(() => void document.dispatchEvent(new Event("imo-memory")));
}

test("keeps hearts but no opened listings while the site asks for consent, and both after yes", () => {
  const marks = marksOn();
  say("ask");
  act(() => marks.current.open(opened));
  act(() => marks.current.toggle(opened));
  expect([isSeen(marks), marks.current.count, localStorage.getItem("imo:vistos")]).toEqual([
    false,
    1,
    null,
  ]);
  say("yes");
  act(() => marks.current.open(opened));
  expect(isSeen(marks)).toBe(true);
  say("no");
  expect([isSeen(marks), marks.current.count]).toEqual([false, 1]);
});

test("keeps the marks of a listing that gets another id from an import", () => {
  const marks = marksOn();
  act(() => {
    marks.current.open(home({ id: 1, identidade: "OVR-1" }));
    marks.current.toggle(home({ id: 1, identidade: "OVR-1" }));
  });
  const marksOf = (data: object) => marks.current.marksOf(home(data));
  expect(marksOf({ id: 901, identidade: "OVR-1" })).toEqual({ isFavourite: true, isSeen: true });
  expect(marksOf({ id: 1, identidade: "OVR-2" })).toEqual({ isFavourite: false, isSeen: false });
});
