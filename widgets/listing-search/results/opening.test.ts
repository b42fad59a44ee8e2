/** docs/product/cards.md#opening */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openFast } from "./opening.ts";

let end = () => {};
/** A listing with this many cards, on a browser that knows `prefetch` alone. */
function open(count = 1) {
  const cards = Array.from({ length: count }, (_, at) => `<li><a href="/casa-${at}"><b>Casa ${at}</b></a></li>`);
  document.body.innerHTML = `<div id="listing"><ul class="imo-grid">${cards.join("")}</ul><a href="/outra">Outra</a></div>`;
  end = openFast(document.querySelector("#listing") as Element);
}
const fetched = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map(
    ({ href }) => new URL(href).pathname,
  );
function come(type: string, selector: string) {
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLLinkElement.prototype, "relList", "get").mockReturnValue({ supports: () => true } as never);
});
afterEach(() => {
  end();
  vi.useRealTimers();
  document.head.innerHTML = "";
  document.body.innerHTML = "";
});

test("a page on whose link a pointer rests for a tenth of a second is fetched, once", () => {
  open();
  come("pointermove", "b");
  vi.advanceTimersByTime(90);
  expect(fetched()).toEqual([]);
  come("pointermove", "b");
  vi.advanceTimersByTime(10);
  expect(fetched()).toEqual(["/casa-0"]);
  come("focusin", "a");
  vi.advanceTimersByTime(200);
  expect(fetched()).toEqual(["/casa-0"]);
});

test("a pointer that goes on, or comes over a link that is no card's, fetches nothing; a press does at once", () => {
  open();
  come("pointermove", "b");
  vi.advanceTimersByTime(90);
  come("pointermove", "#listing");
  come("pointermove", 'a[href="/outra"]');
  vi.advanceTimersByTime(200);
  expect(fetched()).toEqual([]);
  come("pointerdown", "b");
  vi.advanceTimersByTime(0);
  expect(fetched()).toEqual(["/casa-0"]);
});

test("no more than 24 pages are fetched, and none once the listing has gone or for visitors who save data", () => {
  open(30);
  for (let at = 0; at < 30; at += 1) {
    come("pointerdown", `a[href="/casa-${at}"]`);
    vi.advanceTimersByTime(0);
  }
  expect(fetched()).toHaveLength(24);
  document.head.innerHTML = "";
  end();
  come("pointerdown", "b");
  vi.advanceTimersByTime(200);
  expect(fetched()).toEqual([]);
  vi.stubGlobal("navigator", { ...navigator, connection: { saveData: true } });
  open();
  come("pointerdown", "b");
  vi.advanceTimersByTime(200);
  expect(fetched()).toEqual([]);
  vi.unstubAllGlobals();
});

test("the rules are about a listing's links as long as it is there", () => {
  open();
  const isMarked = () => document.querySelector("#listing")?.hasAttribute("data-imo-opening");
  expect(isMarked()).toBe(true);
  end();
  expect(isMarked()).toBe(false);
});

test("with a nonce and a browser that knows them, speculation rules do it, once a page", () => {
  vi.stubGlobal("HTMLScriptElement", Object.assign(HTMLScriptElement, { supports: () => true }));
  const meta = document.head.appendChild(document.createElement("meta"));
  meta.setAttribute("property", "csp-nonce");
  meta.nonce = "abc";
  open();
  end();
  open();
  const scripts = [...document.head.querySelectorAll<HTMLScriptElement>('script[type="speculationrules"]')];
  expect(scripts.map(({ nonce }) => nonce)).toEqual(["abc"]);
  const { prefetch, prerender } = JSON.parse(scripts[0]?.textContent ?? "");
  expect([prefetch[0].eagerness, prerender[0].eagerness]).toEqual(["moderate", "conservative"]);
  come("pointerdown", "b");
  vi.advanceTimersByTime(200);
  expect(fetched()).toEqual([]);
  vi.unstubAllGlobals();
});
