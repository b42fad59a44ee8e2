/**
 * The visitor's choice as the page reports it, before and after the bundle has loaded
 * (docs/product/memory.md#consent).
 */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { workDone } from "../../tests/support/turns.ts";
import { keptKeys, unaskedKeys } from "./is-kept.ts";

const root = document.documentElement;
const word = () => root.dataset.imoMemory;
const keepAll = () => {
  for (const key of Object.values(keptKeys)) localStorage.setItem(key, "x");
};
const kept = () => Object.keys(localStorage).sort();
const observers: MutationObserver[] = [];

/** Starts the bundle on the current page; its chunk loads a moment later. */
async function start() {
  vi.resetModules();
  const consent = await import("./is-kept.ts");
  const { followConsent } = await import("../runtime/entry/consent.ts");
  globalThis.imoWidgets = { memory: followConsent(), favorite: async () => false };
  await workDone();
  return consent;
}

beforeEach(() => {
  localStorage.clear();
  const observe = MutationObserver.prototype.observe;
  vi.spyOn(MutationObserver.prototype, "observe").mockImplementation(function (
    this: MutationObserver,
    ...args
  ) {
    observers.push(this);
    observe.apply(this, args);
  });
});
afterEach(() => {
  for (const observer of observers.splice(0)) observer.disconnect();
  vi.unstubAllGlobals();
  root.removeAttribute("data-imo-memory");
  document.head.innerHTML = "";
  Reflect.deleteProperty(globalThis, "imoWidgets");
});

test("keeps data on a site that doesn't ask, and follows no choice there", async () => {
  keepAll();
  const { mayKeepUnasked } = await start();
  expect(word()).toBeUndefined();
  expect(mayKeepUnasked()).toBe(true);
  expect(kept()).toHaveLength(3);
  expect(observers).toEqual([]);
});

test.each([
  ["on <html>", () => root.setAttribute("data-imo-memory", "ask")],
  [
    "on the script's tag",
    () => document.head.insertAdjacentHTML("beforeend", '<meta data-imo-memory="ask">'),
  ],
])("keeps nothing until the visitor says yes if the page asks %s", async (_where, write) => {
  write();
  const { mayKeepUnasked, subscribeToConsent } = await start();
  const told = vi.fn();
  const leave = subscribeToConsent(told);
  expect(mayKeepUnasked()).toBe(false);
  globalThis.imoWidgets?.memory(true);
  expect(mayKeepUnasked()).toBe(true);
  await workDone();
  expect(told).toHaveBeenCalledTimes(1);
  leave();
});

test("clears on a no each key that was kept unasked, and no other", async () => {
  keepAll();
  const { mayKeepUnasked } = await start();
  globalThis.imoWidgets?.memory(false);
  expect(mayKeepUnasked()).toBe(false);
  await workDone();
  expect(kept()).toEqual([keptKeys.favourites]);
  expect([...unaskedKeys, keptKeys.favourites].sort()).toEqual(Object.values(keptKeys).sort());
});

test("follows a choice that the page wrote before the bundle loaded", async () => {
  keepAll();
  document.head.insertAdjacentHTML("beforeend", '<meta data-imo-memory="ask">');
  root.dataset.imoMemory = "no";
  await start();
  expect(word()).toBe("no");
  expect(kept()).toEqual([keptKeys.favourites]);
});

test("reports a choice only once if the page has already written it as the attribute", async () => {
  root.dataset.imoMemory = "ask";
  const { subscribeToConsent } = await start();
  const told = vi.fn();
  const leave = subscribeToConsent(told);
  root.dataset.imoMemory = "yes";
  await workDone();
  globalThis.imoWidgets?.memory(true);
  await workDone();
  expect(told).toHaveBeenCalledTimes(1);
  leave();
});

test.each([["ask"], [null]])(
  "keeps the answer when a router restores the next page's attribute, %s",
  async (next) => {
    root.dataset.imoMemory = "ask";
    await start();
    globalThis.imoWidgets?.memory(true);
    await workDone();
    if (next === null) root.removeAttribute("data-imo-memory");
    else root.dataset.imoMemory = next;
    await workDone();
    expect(word()).toBe("yes");
    globalThis.imoWidgets?.memory(false);
    await workDone();
    expect(word()).toBe("no");
  },
);

test("keeps nothing for an unknown word, and reports the word to the page and the console", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const codes: string[] = [];
  const listen = (event: Event) => codes.push((event as CustomEvent).detail.code);
  root.addEventListener("imo:error", listen);
  root.dataset.imoMemory = "perguntar";
  const { mayKeepUnasked } = await start();
  root.removeEventListener("imo:error", listen);
  expect(mayKeepUnasked()).toBe(false);
  expect(codes).toEqual(["page-data"]);
  expect(said).toHaveBeenCalledExactlyOnceWith(
    'imo-widgets: data-imo-memory expected ask, yes or no, got "perguntar"; only what a visitor asks for is kept.',
  );
});

test("reports code that fails to load, and follows the choice anyway", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const reported: string[] = [];
  const listen = (event: Event) => reported.push((event as CustomEvent).detail.code);
  root.addEventListener("imo:error", listen);
  vi.doMock("#memory/follow-choice.ts", () => {
    throw new Error("did not come");
  });
  const { mayKeepUnasked } = await start();
  globalThis.imoWidgets?.memory(false);
  await workDone();
  expect(reported).toEqual(["load"]);
  expect(String(said.mock.calls[0]?.[0])).toContain("what is kept isn't cleared");
  expect(mayKeepUnasked()).toBe(false);
  vi.doUnmock("#memory/follow-choice.ts");
  root.removeEventListener("imo:error", listen);
});

test("follows the choice if storage is refused", async () => {
  vi.stubGlobal("localStorage", {
    removeItem() {
      throw new DOMException("refused");
    },
  });
  await start();
  globalThis.imoWidgets?.memory(false);
  await workDone();
  expect(word()).toBe("no");
});
