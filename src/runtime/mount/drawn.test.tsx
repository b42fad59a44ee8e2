/** Hydrates a server's markup unchanged: every case of scripts/drawn, as on a page. */
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Widget } from "#runtime/define-widget.ts";
import { watchEarlyVisit } from "#runtime/entry/early-visit.ts";
import { type Island, mountIsland } from "#runtime/entry/island.ts";
import { cases } from "../../../scripts/drawn/cases.ts";
import { drawContent, drawSlot, PAGE_URL, type Tag } from "../../../scripts/drawn/draw-widget.tsx";

// `act` would defer work that a page does within one task.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });

const widgets = import.meta.glob<{ default: Widget }>("../../../widgets/*/index.ts", {
  eager: true,
});
const PREFIX = "imo-0a1b2c";
let island: Island | undefined;

// On a page, the entry does this before any other code has loaded.
beforeAll(watchEarlyVisit);

afterEach(() => {
  island?.unmount();
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

/** Adds the tag with its drawn slot to the page, and returns its host. */
function hostOf(tag: Tag, drawn: Tag = tag): HTMLElement {
  history.replaceState(null, "", `${new URL(PAGE_URL).pathname}${tag.query && `?${tag.query}`}`);
  const host = document.createElement("div");
  for (const [name, value] of Object.entries(tag.attributes)) host.setAttribute(name, value);
  host.dataset.imoWidget = tag.widget;
  const script = document.createElement("script");
  script.type = "application/json";
  script.textContent = tag.script;
  const content = drawContent(drawn, PREFIX);
  host.innerHTML = content ? drawSlot(drawn, content, { idPrefix: PREFIX, version: "" }) : "";
  if (tag.script) host.prepend(script);
  document.body.append(host);
  // happy-dom loses the selection of a list that is moved.
  for (const option of host.querySelectorAll<HTMLOptionElement>("option[selected]"))
    option.selected = true;
  return host;
}

class SilentRequest {
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {}
}

/** Waits longer, because code is read from the disk, which takes seconds on a busy machine. */
const patiently = (check: () => void) => vi.waitFor(check, 15_000);

/** Mounts the widget, whose code is already loaded, and waits until it has taken over the slot. */
async function comeAlive(host: HTMLElement): Promise<void> {
  vi.stubGlobal("requestIdleCallback", (begin: () => void) => begin());
  // The first state needs no server, so no call is ever answered.
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  vi.stubGlobal("XMLHttpRequest", SilentRequest);
  const widget = host.dataset.imoWidget ?? "";
  const module = widgets[`../../../widgets/${widget}/index.ts`];
  if (!module) throw new Error(`There is no widget ${widget}.`);
  island = mountIsland(host, widget, () => Promise.resolve(module), [widget]);
  await patiently(() => expect(host.querySelector("[data-imo-drawn]")).toBeNull());
}

/**
 * Collects React's messages about markup that differs from its own. On pages with page numbers,
 * only a full re-render counts: React also corrects the attributes of page numbers, and says so
 * only in development.
 */
function hear(): () => unknown[] {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  return () =>
    [...warn.mock.calls, ...error.mock.calls].flat().filter((said) => {
      const isOfPages = document.querySelector(".imo-pagination") !== null;
      return isOfPages
        ? /rendered from scratch/.test(String(said))
        : /hydrat|rendered from scratch/.test(String(said));
    });
}

/**
 * Returns the slot's HTML in the task that hydrates it, before parts whose code loads later are
 * added.
 */
function htmlWhenTaken(slot: HTMLElement): Promise<string> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve(slot.innerHTML);
    });
    observer.observe(slot, { attributeFilter: ["data-imo-drawn"] });
  });
}

test.each(cases.filter((one) => drawContent(one, PREFIX) !== null))(
  "takes over the drawing unchanged: $name",
  async (one) => {
    const said = hear();
    const host = hostOf(one);
    const slot = host.querySelector("[data-imo-drawn]") as HTMLElement;
    const elements = [...slot.querySelectorAll("*")];
    const before = slot.innerHTML;
    const taken = htmlWhenTaken(slot);
    await comeAlive(host);
    expect(said()).toEqual([]);
    expect(host.querySelector("[data-imo-root]")).toBe(slot);
    expect(slot.hasAttribute("data-imo-drawn")).toBe(false);
    const lines = (html: string) => html.replace(/></g, ">\n<").split("\n");
    expect(lines(await taken)).toEqual(lines(before));
    expect(elements.every((element) => slot.contains(element))).toBe(true);
  },
);

test.each(["general-contact", "recruitment-wizard", "valuation-wizard"])(
  "keeps what was typed into a drawn %s out of the URL, whatever the browser enables",
  (widget) => {
    const host = hostOf({ widget, attributes: {}, script: "", query: "" });
    const form = host.querySelector("form");
    const button = host.querySelector<HTMLButtonElement>("[type=submit]");
    expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual(["dialog", null]);
    expect([button?.disabled, button?.getAttribute("autocomplete")]).toEqual([true, "off"]);
  },
);

const CONTACT: Tag = {
  widget: "general-contact",
  attributes: { "data-mensagem": "Olá" },
  script: "",
  query: "",
};
const OTHER: Tag = { ...CONTACT, attributes: { "data-mensagem": "Bom dia" } };
const field = <Type extends Element = HTMLInputElement>(host: HTMLElement, name: string) =>
  host.querySelector(`[name=${name}]`) as Type;

/** Types text, so that the field's value differs from the markup's. */
function typeInto(input: HTMLInputElement, text: string): void {
  input.focus();
  input.value = text;
  input.setSelectionRange(1, 2);
}

test("redraws a drawing of other page data within one task, and keeps what was typed", async () => {
  const said = hear();
  const host = hostOf(CONTACT, OTHER);
  const slot = host.querySelector("[data-imo-drawn]") as HTMLElement;
  typeInto(field(host, "nome"), "Ana");
  const typedInto = field(host, "nome");
  await comeAlive(host);
  expect(said()).toEqual([]);
  expect(host.querySelectorAll("[data-imo-root]")).toHaveLength(1);
  const now = field(host, "nome");
  expect(now).not.toBe(typedInto);
  expect(now.id.startsWith(PREFIX)).toBe(false);
  expect([now.value, now.selectionStart, now.selectionEnd]).toEqual(["Ana", 1, 2]);
  expect(document.activeElement).toBe(now);
  expect(field<HTMLTextAreaElement>(host, "mensagem").value).toBe("Olá");
  await patiently(() => expect(slot.textContent).toContain("Falta indicar: e-mail e telefone."));
});

test("keeps a drawing that fits, and tells the form what was typed into it", async () => {
  const said = hear();
  const host = hostOf(CONTACT);
  const input = field(host, "nome");
  typeInto(input, "Ana");
  const message = field<HTMLTextAreaElement>(host, "mensagem");
  message.value = "Olá!";
  await comeAlive(host);
  expect(said()).toEqual([]);
  expect(field(host, "nome")).toBe(input);
  expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(["Ana", 1, 2]);
  expect(document.activeElement).toBe(input);
  expect(field<HTMLTextAreaElement>(host, "mensagem").value).toBe("Olá!");
  await patiently(() => expect(host.textContent).toContain("Falta indicar: e-mail e telefone."));
});

test("doesn't set a drawing's language again, which would restyle everything in it", async () => {
  const host = hostOf(CONTACT);
  const names: (string | null)[] = [];
  const observer = new MutationObserver((records) =>
    names.push(...records.map((record) => record.attributeName)),
  );
  observer.observe(host.querySelector("[data-imo-drawn]") as HTMLElement, { attributes: true });
  await comeAlive(host);
  await patiently(() => expect(names).toContain("data-imo-drawn"));
  expect(names).not.toContain("lang");
});

test("prefers what was typed on the screen to a draft, field by field", async () => {
  const key = `imo:${new URL(PAGE_URL).pathname}:general-contact::0`;
  sessionStorage.setItem(key, JSON.stringify({ nome: "Rui", tel: "912345678" }));
  const host = hostOf(CONTACT);
  typeInto(field(host, "nome"), "Ana");
  await comeAlive(host);
  expect([field(host, "nome").value, field(host, "tel").value]).toEqual(["Ana", "912345678"]);
  await patiently(() => expect(host.textContent).toContain("Falta indicar: e-mail."));
});

test("keeps what was already chosen in lists and radio buttons", async () => {
  const host = hostOf({ widget: "recruitment-wizard", attributes: {}, script: "", query: "" });
  const select = field<HTMLSelectElement>(host, "agencia");
  select.selectedIndex = 2;
  const agency = select.value;
  const radio = field(host, "funcao");
  radio.checked = true;
  await comeAlive(host);
  expect([field<HTMLSelectElement>(host, "agencia").value, radio.checked]).toEqual([agency, true]);
  await patiently(() =>
    expect(host.querySelector<HTMLButtonElement>("[type=submit]")?.disabled).toBe(false),
  );
});

test("picks up what was typed in a field without a form", async () => {
  const host = hostOf({
    widget: "mortgage-calculator",
    attributes: { "data-tan": "3.5", "data-anos": "30" },
    script: "",
    query: "",
  });
  typeInto(field(host, "price"), "200000");
  await comeAlive(host);
  await patiently(() =>
    expect(host.querySelector(".imo-calculator__value")?.textContent).toContain("898"),
  );
  expect(field(host, "price").value).toBe("200000");
});

test("redraws markup that React would not draw, and keeps what was typed", async () => {
  const said = hear();
  const host = hostOf(CONTACT);
  const title = host.querySelector("h2") as HTMLElement;
  title.textContent = "Outro título";
  typeInto(field(host, "nome"), "Ana");
  await comeAlive(host);
  expect(said()).not.toEqual([]);
  expect(host.querySelectorAll("[data-imo-root]")).toHaveLength(1);
  expect(host.querySelector("h2")?.textContent).not.toBe("Outro título");
  expect(field(host, "nome").value).toBe("Ana");
  expect(document.activeElement).toBe(field(host, "nome"));
});

test("gives two drawings from a page cache different ids if theirs are the same", async () => {
  const first = hostOf(CONTACT);
  await comeAlive(first);
  const firstIsland = island;
  const second = hostOf(OTHER);
  await comeAlive(second);
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  firstIsland?.unmount();
});

test("repeats a press in a drawing once the widget has mounted", async () => {
  const attributes = { "data-tan": "3.5", "data-preco-imovel": "250000", "data-anos": "30" };
  const host = hostOf({ widget: "mortgage-calculator", attributes, script: "", query: "" });
  const button = host.querySelector<HTMLButtonElement>("button[aria-expanded]");
  button
    ?.querySelector("svg")
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  expect(button?.getAttribute("aria-expanded")).toBe("false");
  await comeAlive(host);
  expect(button?.getAttribute("aria-expanded")).toBe("true");
});

test("ignores a click that a script of the page sends to the document", () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  const onError = (event: Event) => reported(event);
  addEventListener("error", onError);
  document.dispatchEvent(new MouseEvent("click"));
  removeEventListener("error", onError);
  expect(reported).not.toHaveBeenCalled();
});

/** Replaces the browser's idle time with one that the test controls. */
function holdIdle(): () => void {
  const waiting: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (begin: () => void) => waiting.push(begin));
  return () => {
    for (const begin of waiting.splice(0)) begin();
  };
}

/** Waits until the widget's code has loaded and the widget is waiting for its turn. */
async function comeToItsTurn(host: HTMLElement, beIdle: () => void): Promise<void> {
  const module = widgets["../../../widgets/general-contact/index.ts"];
  if (!module) throw new Error("There is no such widget.");
  island = mountIsland(host, "general-contact", () => Promise.resolve(module), ["general-contact"]);
  beIdle();
  await new Promise((resolve) => setTimeout(resolve, 100));
}
const compose = (target: Element, type: "compositionstart" | "compositionend") =>
  target.dispatchEvent(new CompositionEvent(type, { bubbles: true }));

test("waits until an input method has ended a word in the drawn field", async () => {
  const beIdle = holdIdle();
  const host = hostOf(CONTACT);
  await comeToItsTurn(host, beIdle);
  compose(field(host, "nome"), "compositionstart");
  beIdle();
  expect(host.querySelector("[data-imo-drawn]")).not.toBeNull();
  compose(field(host, "nome"), "compositionend");
  expect(host.querySelector("[data-imo-drawn]")).toBeNull();
});

test("if a field is removed in the middle of a word, waits until the visitor does anything else", async () => {
  const beIdle = holdIdle();
  const host = hostOf(CONTACT);
  compose(field(host, "nome"), "compositionstart");
  await comeToItsTurn(host, beIdle);
  beIdle();
  expect(host.querySelector("[data-imo-drawn]")).not.toBeNull();
  const slot = host.querySelector("[data-imo-drawn]");
  if (slot) slot.innerHTML = `${slot.innerHTML}`;
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
  await patiently(() => {
    beIdle();
    expect(host.querySelector("[data-imo-drawn]")).toBeNull();
  });
});

test("shows that a click on a drawn button was noticed, until its widget takes it over", async () => {
  const said = hear();
  const host = hostOf({ widget: "listing-search", attributes: {}, script: "", query: "" });
  const button = [...host.querySelectorAll("button")].find(
    ({ textContent }) => textContent === "Pesquisa Avançada",
  );
  button
    ?.querySelector("span")
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  expect(button?.getAttribute("aria-busy")).toBe("true");
  await comeAlive(host);
  // The code of the panel loads a moment later.
  await patiently(() => expect(button?.isConnected && button.getAttribute("aria-busy")).toBe(null));
  expect(said()).toEqual([]);
});
