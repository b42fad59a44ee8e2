/**
 * Kept lists across pages, tabs, years and broken storage
 * (docs/product/memory.md#where-it-is-kept).
 */
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forbidStorage } from "../../tests/support/forms.ts";
import { showPage } from "../../tests/support/page-cache.ts";
import { CLEARED, isKept, keptKeys } from "./is-kept.ts";
import { clearEverythingKept, KeptList } from "./kept-list.ts";
import { keepLoanTerm, readLoanTerms } from "./loan-terms.ts";
import { browserTexts } from "./text-stores.ts";

const kind = { key: "imo:teste", entry: v.object({ at: v.number(), id: v.string() }), most: 3 };
const NOW = Date.UTC(2026, 10, 21);
const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
  localStorage.clear();
  sessionStorage.clear();
  browserTexts.clear();
});
afterEach(() => {
  delete document.documentElement.dataset.imoMemory;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const add = (list: KeptList<{ at: number; id: string }>, id: string) =>
  list.change((entries) => [{ at: Date.now(), id }, ...entries]);
const idsOf = (list: KeptList<{ at: number; id: string }>) => list.getEntries().map(({ id }) => id);
const idsInStorage = () =>
  JSON.parse(localStorage.getItem(kind.key) ?? "{}").data.map(({ id }: { id: string }) => id);
const stored = (data: unknown, version: unknown = 1) =>
  localStorage.setItem(kind.key, JSON.stringify({ v: version, saved: NOW, data }));

test("passes what a visitor kept to the next page", () => {
  add(new KeptList(kind), "a");
  expect(idsOf(new KeptList(kind))).toEqual(["a"]);
  expect(isKept("imo:teste")).toBe(true);
});

test("drops the oldest entry of a full list", () => {
  const list = new KeptList(kind);
  for (const id of ["a", "b", "c", "d"]) add(list, id);
  expect(idsOf(list)).toEqual(["d", "c", "b"]);
});

test("drops an entry after a year, and no other", () => {
  stored([
    { at: NOW - 10 * DAY, id: "neu" },
    { at: NOW - 365 * DAY, id: "old" },
  ]);
  expect(idsOf(new KeptList(kind))).toEqual(["neu"]);
});

test.each([
  ["no JSON", "{"],
  ["another version", JSON.stringify({ v: 2, saved: NOW, data: [{ at: NOW, id: "a" }] })],
  ["another shape", JSON.stringify([{ at: NOW, id: "a" }])],
  ["null", "null"],
])("ignores what another script wrote under the key: %s", (_what, text) => {
  localStorage.setItem(kind.key, text);
  expect(idsOf(new KeptList(kind))).toEqual([]);
});

test("leaves out only the broken entry", () => {
  stored([{ at: NOW, id: 7 }, null, { at: NOW, id: "b" }]);
  expect(idsOf(new KeptList(kind))).toEqual(["b"]);
});

test("sees another tab's change, and keeps it when making its own", () => {
  const list = new KeptList(kind);
  const heard = vi.fn();
  list.subscribe(heard);
  stored([{ at: NOW, id: "there" }]);
  dispatchEvent(new StorageEvent("storage", { key: kind.key, storageArea: localStorage }));
  expect(heard).toHaveBeenCalledOnce();
  expect(idsOf(list)).toEqual(["there"]);
  // This tab doesn't know about the second entry yet.
  stored([
    { at: NOW, id: "second" },
    { at: NOW, id: "there" },
  ]);
  add(list, "here");
  expect(idsOf(list)).toEqual(["here", "second", "there"]);
});

test("shows after a return from the back/forward cache what other pages have kept", () => {
  const list = new KeptList(kind);
  const heard = vi.fn();
  list.subscribe(heard);
  stored([{ at: NOW, id: "there" }]);
  showPage(false);
  expect(heard).not.toHaveBeenCalled();
  showPage(true);
  expect(idsOf(list)).toEqual(["there"]);
  expect(heard).toHaveBeenCalledOnce();
});

test("ignores changes of other keys", () => {
  const list = new KeptList(kind);
  const heard = vi.fn();
  list.subscribe(heard);
  dispatchEvent(new StorageEvent("storage", { key: "imo:outra", storageArea: localStorage }));
  expect(heard).not.toHaveBeenCalled();
});

test("removes the key of an emptied list", () => {
  const list = new KeptList(kind);
  add(list, "a");
  list.clear();
  expect(localStorage.getItem(kind.key)).toBeNull();
});

const refuse = () => {
  throw new DOMException("no", "SecurityError");
};

/** Makes the storage refuse these methods. */
function refuseStorage(...methods: readonly (keyof Storage)[]): void {
  const real = localStorage;
  const given = {
    getItem: (key: string) => real.getItem(key),
    setItem: (key: string, text: string) => real.setItem(key, text),
    removeItem: (key: string) => real.removeItem(key),
  };
  vi.stubGlobal("localStorage", {
    ...given,
    ...Object.fromEntries(methods.map((method) => [method, refuse])),
  });
}

test("keeps its entries as long as the page if storage is refused", () => {
  refuseStorage("getItem", "setItem", "removeItem");
  expect(isKept("imo:teste")).toBe(false);
  const list = new KeptList(kind);
  add(list, "a");
  add(list, "b");
  expect(idsOf(list)).toEqual(["b", "a"]);
  expect(list.isSafe()).toBe(false);
});

test("leaves full storage as it was, and still shows all entries on the page", () => {
  const list = new KeptList(kind);
  add(list, "a");
  refuseStorage("setItem");
  add(list, "b");
  expect(idsOf(list)).toEqual(["b", "a"]);
  vi.unstubAllGlobals();
  expect(idsInStorage()).toEqual(["a"]);
  add(list, "c");
  expect(list.isSafe()).toBe(true);
  expect(idsInStorage()).toEqual(["c", "b", "a"]);
});

test("clears all of our keys in this browser, this tab's drafts included, and nothing else", () => {
  const list = new KeptList(kind);
  add(list, "a");
  const ours = [
    "imo:favoritos",
    "imo:vistos",
    "imo:/lista:general-contact::0",
    "imo:prestacao",
    "imo:imoveis",
  ];
  for (const storage of [localStorage, sessionStorage])
    for (const key of [...ours, "theirs"]) storage.setItem(key, "x");
  const told = vi.fn();
  document.addEventListener(CLEARED, told, { once: true });
  clearEverythingKept();
  expect(idsOf(list)).toEqual([]);
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([
    ["theirs"],
    ["theirs"],
  ]);
  expect(told).toHaveBeenCalledTimes(1);
});

test("clears what is only on this page if storage is refused", () => {
  forbidStorage();
  keepLoanTerm("rate", "3,1");
  clearEverythingKept();
  expect(readLoanTerms()).toEqual({});
});

/** Reports the visitor's choice as follow-choice.ts does. */
function say(word: "ask" | "yes" | "no"): void {
  document.documentElement.dataset.imoMemory = word;
  if (word === "no") localStorage.removeItem(keptKeys.seen);
  document.dispatchEvent(new Event("imo-memory"));
}

test("reads and writes only favourites while the site asks for consent", () => {
  const seen = { ...kind, key: keptKeys.seen };
  add(new KeptList(seen), "a");
  const before = localStorage.getItem(keptKeys.seen);
  say("ask");
  const list = new KeptList(seen);
  expect(idsOf(list)).toEqual([]);
  expect(isKept(keptKeys.seen)).toBe(false);
  add(list, "b");
  expect(idsOf(list)).toEqual([]);
  expect(localStorage.getItem(keptKeys.seen)).toBe(before);
  const favourites = new KeptList({ ...kind, key: keptKeys.favourites });
  add(favourites, "c");
  expect(idsOf(new KeptList({ ...kind, key: keptKeys.favourites }))).toEqual(["c"]);
});

test("fills every list of the page after a yes, and empties them at once after a no", () => {
  const seen = { ...kind, key: keptKeys.seen };
  add(new KeptList(seen), "a");
  say("ask");
  const lists = [new KeptList(seen), new KeptList(seen)] as const;
  const told = vi.fn();
  lists[1].subscribe(told);
  say("yes");
  expect(lists.map(idsOf)).toEqual([["a"], ["a"]]);
  add(lists[0], "b");
  expect(idsOf(new KeptList(seen))).toEqual(["b", "a"]);
  say("no");
  expect(lists.map(idsOf)).toEqual([[], []]);
  expect(told).toHaveBeenCalledTimes(2);
  say("yes");
  expect(lists.map(idsOf)).toEqual([[], []]);
});

test("drops on a no what is only on this page, and doesn't restore it on a later yes", () => {
  const unasked = { ...kind, key: keptKeys.seen };
  say("yes");
  refuseStorage("getItem", "setItem");
  const list = new KeptList(unasked);
  add(list, "a");
  say("no");
  expect(idsOf(list)).toEqual([]);
  say("yes");
  expect(idsOf(list)).toEqual([]);
});
