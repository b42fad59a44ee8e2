import { useLayoutEffect, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { defineWidget, type HostBridge } from "#runtime/define-widget.ts";
import type { ImoEvents } from "#runtime/entry/events.ts";
import { mountIsland } from "#runtime/entry/island.ts";
import { decimal, optional, required, text, textList } from "#runtime/readers.ts";
import { useWidgetId } from "#ui/widget-id.ts";
import { workDone } from "../../../tests/support/turns.ts";
// Loads the mounting code before any host is added.
import "./mounted-widget.tsx";

// Works as on a page, because `act` would catch the errors that these tests are about.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });

async function settled(change: () => void = () => undefined) {
  change();
  await workDone();
}

let throwsLeft = 0;
type Props = { tan: number | undefined; bridge: HostBridge };
function Rate({ tan }: Props) {
  if (throwsLeft > 0) {
    throwsLeft -= 1;
    throw new Error("avariado");
  }
  return <p>TAN {tan ?? "vazia"}</p>;
}
const rate = defineWidget({ name: "rate", pageData: { tan: optional(decimal) }, component: Rate });
const strict = defineWidget({
  name: "strict",
  pageData: { idRef: required(text) },
  component: () => <p>formulário</p>,
});

const team = defineWidget({
  name: "team",
  pageData: { pessoas: required(textList) },
  component: () => <p>equipa</p>,
});

const labelled = defineWidget({
  name: "labelled",
  pageData: {},
  component: () => <p id={useWidgetId("field")}>campo</p>,
});

function Waiting({ bridge }: { bridge: HostBridge }) {
  const [isEmpty, setEmpty] = useState(true);
  useLayoutEffect(() => (isEmpty ? bridge.keepFallback() : undefined), [bridge, isEmpty]);
  return (
    <button type="button" onClick={() => setEmpty(false)}>
      chegou
    </button>
  );
}
const waiting = defineWidget({ name: "waiting", pageData: {}, component: Waiting });

function hostOf(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}
function heard(host: HTMLElement) {
  const events: { type: string; detail: ImoEvents["imo:error"] }[] = [];
  for (const type of ["imo:ready", "imo:error"]) {
    host.addEventListener(type, (event) =>
      events.push({ type, detail: (event as CustomEvent).detail }),
    );
  }
  return events;
}
async function mounted(
  host: HTMLElement,
  widget: typeof waiting | typeof rate | typeof strict | typeof team | typeof labelled,
) {
  const island = mountIsland(host, widget.name, async () => ({ default: widget }), [widget.name]);
  await settled();
  return island;
}

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubGlobal("reportError", vi.fn());
  // In a DOM without layout, every host is far from the viewport and waits for an idle browser.
  vi.stubGlobal("requestIdleCallback", (begin: () => void) => setTimeout(begin));
});
afterEach(() => {
  throwsLeft = 0;
  vi.unstubAllGlobals();
});

test("reads an attribute as a number, and shows a changed one", async () => {
  const host = hostOf('<div data-tan="3,5"><p>alternativa</p></div>');
  const events = heard(host);
  const island = await mounted(host, rate);
  expect(host.querySelector("[data-imo-root]")?.textContent).toBe("TAN 3.5");
  host.dataset.tan = "4";
  await settled(() => island.refresh());
  expect(host.querySelector("[data-imo-root]")?.textContent).toBe("TAN 4");
  expect(events.map(({ type }) => type)).toEqual(["imo:ready"]);
  await settled(() => island.unmount());
  expect(host.innerHTML).toBe("<p>alternativa</p>");
});

test("gives two hosts of the same widget different ids", async () => {
  const first = hostOf("<div></div>");
  await mounted(first, labelled);
  const second = document.body.appendChild(document.createElement("div"));
  await mounted(second, labelled);
  const ids = [...document.querySelectorAll("p")].map(({ id }) => id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(2);
  expect(ids.every((id) => /^imo-.+-field$/.test(id))).toBe(true);
});

test("reports a bad value once, however often the page changes around it", async () => {
  const host = hostOf('<div data-tan="muito"></div>');
  const events = heard(host);
  const island = await mounted(host, rate);
  host.dataset.x = "1";
  await settled(() => island.refresh());
  expect(events.filter(({ type }) => type === "imo:error")).toHaveLength(1);
});

test("mounts once the page brings a required key, and not before", async () => {
  const host = hostOf("<div><p>alternativa</p></div>");
  const events = heard(host);
  const island = await mounted(host, strict);
  expect(host.querySelector("[data-imo-root]")).toBeNull();
  expect(events.map(({ detail }) => detail.code)).toEqual(["page-data"]);
  host.dataset.idRef = "OVR-1";
  await settled(() => island.refresh());
  expect(host.querySelector("[data-imo-root]")?.textContent).toBe("formulário");
});

test("leaves the fallback in its own height for a required list without entries, and reports nothing", async () => {
  const host = hostOf(
    '<div><script type="application/json">{"pessoas":[]}</script><p>alternativa</p></div>',
  );
  const events = heard(host);
  const island = await mounted(host, team);
  expect(host.querySelector("[data-imo-root]")).toBeNull();
  expect(host.querySelector("[data-imo-none]")).toBeTruthy();
  expect(events).toEqual([]);
  host.dataset.pessoas = "Ana";
  await settled(() => island.refresh());
  expect(host.querySelector("[data-imo-root]")?.textContent).toBe("equipa");
  expect(host.querySelector("[data-imo-none]")).toBeNull();
});

test.each([
  ["<p>alternativa</p>", true],
  ["", false],
])("keeps %j visible until the widget has something to show: %s", async (fallback, isLeft) => {
  const host = hostOf(`<div>${fallback}</div>`);
  await mounted(host, waiting);
  const slot = () => host.querySelector<HTMLElement>("[data-imo-root]");
  expect(slot()?.hasAttribute("data-imo-waiting")).toBe(isLeft);
  await settled(() => slot()?.querySelector("button")?.click());
  expect(slot()?.hasAttribute("data-imo-waiting")).toBe(false);
});

test("shows the fallback again while a required key is missing", async () => {
  const host = hostOf('<div data-id-ref="OVR-1"><p>alternativa</p></div>');
  const events = heard(host);
  const island = await mounted(host, strict);
  delete host.dataset.idRef;
  await settled(() => island.refresh());
  expect(host.querySelector("[data-imo-root]")).toBeNull();
  expect(host.querySelector("[data-imo-none]")).toBeTruthy();
  expect(events.map(({ detail }) => detail.code)).toEqual([undefined, "page-data"]);
  host.dataset.idRef = "OVR-2";
  await settled(() => island.refresh());
  expect(host.querySelector("[data-imo-root]")?.textContent).toBe("formulário");
  await settled(() => island.unmount());
  expect(host.innerHTML).toBe("<p>alternativa</p>");
});

test("mounts a widget again after it throws once", async () => {
  // React itself renders a second time before it gives up on a tree.
  throwsLeft = 2;
  const host = hostOf("<div></div>");
  const events = heard(host);
  await mounted(host, rate);
  expect(host.querySelector("[data-imo-root]")?.textContent).toBe("TAN vazia");
  expect(events.map(({ type, detail }) => detail.code ?? type)).toEqual(["render", "imo:ready"]);
  expect(reportError).toHaveBeenCalledOnce();
});

test("shows the fallback after a second error, until the page data changes", async () => {
  throwsLeft = 4;
  const host = hostOf("<div><p>alternativa</p></div>");
  const events = heard(host);
  const island = await mounted(host, rate);
  expect(host.querySelector("[data-imo-root]")).toBeNull();
  expect(events.map(({ detail }) => detail.code)).toEqual(["render", "render"]);
  await settled(() => island.refresh());
  expect(host.querySelector("[data-imo-root]")).toBeNull();
  host.dataset.tan = "2";
  await settled(() => island.refresh());
  expect(host.querySelector("[data-imo-root]")?.textContent).toBe("TAN 2");
});

test("doesn't render a host again if it leaves the page because its widget broke", async () => {
  throwsLeft = 3;
  const host = hostOf("<div></div>");
  const island = mountIsland(host, rate.name, async () => ({ default: rate }), [rate.name]);
  host.addEventListener("imo:error", () => island.unmount());
  await settled();
  expect(throwsLeft).toBe(1);
});

test("reports code that fails to load, but nothing for a host that has left", async () => {
  const host = hostOf("<div></div>");
  const events = heard(host);
  mountIsland(host, "rate", () => Promise.reject(new Error("rede")), ["rate"]);
  const gone = mountIsland(host, "rate", () => Promise.reject(new Error("rede")), ["rate"]);
  gone.unmount();
  await settled();
  expect(events.map(({ detail }) => detail.code)).toEqual(["load"]);
});
