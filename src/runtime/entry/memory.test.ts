/** What a page says of the visitor's choice, before and after the bundle has come (docs/product/memory.md#consent). */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mayKeepUnasked, subscribeToConsent } from "#memory/consent.ts";
import { keptKeys, unaskedKeys } from "#memory/is-kept.ts";
import { followMemory } from "./memory.ts";

const root = document.documentElement;
const word = () => root.dataset.imoMemory;
/** Mutations are told of after the script that made them. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
const keepAll = () => {
  for (const key of Object.values(keptKeys)) localStorage.setItem(key, "x");
};
const kept = () => Object.keys(localStorage).sort();

let observers: MutationObserver[];
beforeEach(() => {
  localStorage.clear();
  observers = [];
  const observe = MutationObserver.prototype.observe;
  vi.spyOn(MutationObserver.prototype, "observe").mockImplementation(function (this: MutationObserver, ...args) {
    observers.push(this);
    observe.apply(this, args);
  });
});
afterEach(() => {
  for (const observer of observers) observer.disconnect();
  root.removeAttribute("data-imo-memory");
  document.head.innerHTML = "";
  Reflect.deleteProperty(globalThis, "imoWidgets");
});

test("a site that asks nobody keeps as ever", () => {
  keepAll();
  followMemory();
  expect(word()).toBeUndefined();
  expect(mayKeepUnasked()).toBe(true);
  expect(kept()).toHaveLength(4);
});

test.each([
  ["on <html>", () => root.setAttribute("data-imo-memory", "ask")],
  ["on the script's tag", () => document.head.insertAdjacentHTML("beforeend", '<meta data-imo-memory="ask">')],
])("the page asks, %s: nothing may be kept until the visitor says yes", (_where, write) => {
  write();
  followMemory();
  const told = vi.fn();
  const leave = subscribeToConsent(told);
  expect(mayKeepUnasked()).toBe(false);
  globalThis.imoWidgets?.memory(true);
  expect(mayKeepUnasked()).toBe(true);
  expect(told).toHaveBeenCalledTimes(1);
  leave();
});

test("no clears what was kept unasked, each of those keys, and nothing that was asked for", () => {
  keepAll();
  followMemory();
  globalThis.imoWidgets?.memory(false);
  expect(kept()).toEqual([keptKeys.favourites]);
  expect([...unaskedKeys, keptKeys.favourites].sort()).toEqual(Object.values(keptKeys).sort());
  expect(mayKeepUnasked()).toBe(false);
});

test("a choice that a page wrote before the bundle came counts", () => {
  keepAll();
  document.head.insertAdjacentHTML("beforeend", '<meta data-imo-memory="ask">');
  root.dataset.imoMemory = "no";
  followMemory();
  expect(word()).toBe("no");
  expect(kept()).toEqual([keptKeys.favourites]);
});

test("a choice that a page writes as the attribute is heard, and is not told twice", async () => {
  root.dataset.imoMemory = "ask";
  followMemory();
  const told = vi.fn();
  const leave = subscribeToConsent(told);
  root.dataset.imoMemory = "yes";
  await settled();
  globalThis.imoWidgets?.memory(true);
  await settled();
  expect(told).toHaveBeenCalledTimes(1);
  leave();
});

test.each([["ask"], [null]])(
  "a router that brings the next page's attribute, %s, does not undo the answer",
  async (next) => {
    root.dataset.imoMemory = "ask";
    followMemory();
    globalThis.imoWidgets?.memory(true);
    if (next === null) root.removeAttribute("data-imo-memory");
    else root.dataset.imoMemory = next;
    await settled();
    expect(word()).toBe("yes");
    globalThis.imoWidgets?.memory(false);
    expect(word()).toBe("no");
  },
);

test("a word that is none of the three keeps nothing and is reported", () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubGlobal("reportError", vi.fn());
  root.dataset.imoMemory = "perguntar";
  followMemory();
  expect(mayKeepUnasked()).toBe(false);
  expect(said.mock.calls[0]?.[0]).toBe(
    'imo-widgets: data-imo-memory expected ask, yes or no, got "perguntar"; nothing is kept without having been asked for.',
  );
  vi.unstubAllGlobals();
});

test("a page in which storage is refused gets its answer all the same", () => {
  vi.stubGlobal("localStorage", {
    removeItem() {
      throw new DOMException("refused");
    },
  });
  followMemory();
  globalThis.imoWidgets?.memory(false);
  expect(word()).toBe("no");
  vi.unstubAllGlobals();
});
