/**
 * Widgets that a server drew (docs/contract.md#drawn-by-the-server), by the markup of scripts/drawn: seen before any script,
 * taken over with all that a visitor did meanwhile, and what becomes of them when something is wrong.
 */
import type { Page } from "@playwright/test";
import { built, builtExcept } from "../../support/built-files.ts";
import { drawnPlainTag, drawnTag, sheetLinks } from "../../support/drawn-tags.ts";
import { holdRequests, interceptRequests } from "../../support/held-requests.ts";
import { widgetNames } from "../../support/widget-tags.ts";
import { events, expect, INCLUDES, test as plainTest, recordEvents, violations } from "../fixtures.ts";

const test = plainTest.extend({
  open: async ({ open }, use) => use((body, options) => open(body, { head: INCLUDES + sheetLinks(body), ...options })),
});

const SENTENCE = "Este formulário não está disponível de momento. Contacte-nos por telefone ou e-mail.";
const SLOT = "[data-imo-root]";
const hero = () => drawnTag({ widget: "hero-search" });
const contact = (change: object = {}) =>
  drawnTag({ widget: "general-contact", attributes: { "data-mensagem": "Olá" }, ...change });
const TAB = { name: "Arrendar" };

/** Holds back the widgets' code, except the file that remembers a visitor's clicks. @returns a function that releases it */
const holdCode = (page: Page) => holdRequests(page, builtExcept("taking over"));

/** Answers the listing with nothing that a test could wait for. */
const silenceCalls = (page: Page) => page.route("**/api/**", () => {});

/** Marks the slot and everything in it, to know them again. */
const markElements = (page: Page) =>
  page.evaluate((selector) => {
    for (const element of document.querySelectorAll(`${selector}, ${selector} *`))
      Object.assign(element, { old: true });
  }, SLOT);

/** Counts the slot's elements that were marked before, and those that were not. */
const countMarked = (page: Page) =>
  page.evaluate((selector) => {
    const elements = [...document.querySelectorAll(`${selector}, ${selector} *`)];
    const old = elements.filter((element) => "old" in element).length;
    return { old, young: elements.length - old };
  }, SLOT);

const isAlive = (page: Page) => expect(page.locator("[data-imo-drawn]")).toHaveCount(0);

/** Returns the text of the drawn slot's `::after`, and its delay. */
const sentence = (page: Page) =>
  page.evaluate(() => {
    const slot = document.querySelector("[data-imo-drawn]");
    if (!slot) return null;
    const { content, visibility, animationDelay, animationName } = getComputedStyle(slot, "::after");
    return { content: content.replaceAll('"', ""), visibility, animationDelay, animationName };
  });

for (const widget of widgetNames) {
  test(`${widget}: what was drawn is seen at once and taken over in place, accessible before and after`, async ({
    page,
    open,
    said,
  }) => {
    await recordEvents(page);
    await silenceCalls(page);
    const release = await holdCode(page);
    await open(`<main><h1>Página</h1>${await drawnPlainTag(widget)}</main>`);
    await expect(page.locator(`${SLOT} > div`)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await markElements(page);
    const before = await page.locator(SLOT).boundingBox();
    expect(await events(page, "imo:ready")).toEqual([]);
    release();
    await isAlive(page);
    expect((await countMarked(page)).young).toBe(0);
    expect(await page.locator(SLOT).boundingBox()).toEqual(before);
    expect(await events(page, "imo:ready")).toHaveLength(1);
    expect(await violations(page)).toEqual([]);
    expect(said).toEqual({ console: [], errors: [] });
  });
}

test("a visitor who types while the code comes keeps text, focus and caret, and types on", async ({ page, open }) => {
  const release = await holdCode(page);
  await open(await contact());
  const name = page.getByLabel("O Seu nome*");
  await name.click();
  await page.keyboard.type("Ana ilva");
  for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press("ArrowLeft");
  await page.getByLabel("Contacto*").evaluate((field: HTMLInputElement) => {
    field.value = "912 345 678";
  });
  await markElements(page);
  release();
  await isAlive(page);
  await page.keyboard.type("S");
  await expect(name).toHaveValue("Ana Silva");
  await expect(name).toBeFocused();
  await expect(page.getByLabel("Contacto*")).toHaveValue("912 345 678");
  await expect(page.getByRole("status")).toHaveText("Falta indicar: e-mail.");
  expect((await countMarked(page)).old).toBeGreaterThan(20);
});

test("a widget waits for the end of a composition", async ({ page, open }) => {
  const release = await holdCode(page);
  await open(await contact());
  await page.getByLabel("O Seu nome*").click();
  const session = await page.context().newCDPSession(page);
  await session.send("Input.imeSetComposition", { text: "Jo", selectionStart: 2, selectionEnd: 2 });
  const code = page.waitForResponse("**/react-dom-*");
  release();
  await (await code).finished();
  await session.send("Input.imeSetComposition", { text: "João", selectionStart: 4, selectionEnd: 4 });
  await page.waitForTimeout(300);
  await expect(page.locator("[data-imo-drawn]")).toBeAttached();
  await session.send("Input.insertText", { text: "João" });
  await isAlive(page);
  await expect(page.getByLabel("O Seu nome*")).toHaveValue("João");
  await expect(page.getByRole("status")).toHaveText("Falta indicar: e-mail e telefone.");
});

test("a composition that began in the drawn location field is ended there, and then gets its suggestions", async ({
  page,
  open,
}) => {
  const release = await holdCode(page);
  await open(await hero());
  const places = page.getByRole("combobox", { name: "Localização" });
  await places.click();
  const session = await page.context().newCDPSession(page);
  await session.send("Input.imeSetComposition", { text: "Ova", selectionStart: 3, selectionEnd: 3 });
  const code = page.waitForResponse("**/react-dom-*");
  release();
  await (await code).finished();
  await session.send("Input.imeSetComposition", { text: "Ovar", selectionStart: 4, selectionEnd: 4 });
  await page.waitForTimeout(300);
  await expect(page.locator("[data-imo-drawn]")).toBeAttached();
  await session.send("Input.insertText", { text: "Ovar" });
  await isAlive(page);
  await expect(places).toHaveValue("Ovar");
  await expect(places).toBeFocused();
  await page.keyboard.press("Backspace");
  await expect(page.getByRole("option").first()).toHaveText(/^Ovar/);
  await expect(places).toHaveValue("Ova");
});

test("lists and radios that were chosen before count", async ({ page, open }) => {
  const release = await holdCode(page);
  await open(await drawnTag({ widget: "recruitment-wizard" }));
  await page.getByText("Área Comercial").click();
  await page.getByLabel("Agência").selectOption({ index: 1 });
  release();
  await isAlive(page);
  await expect(page.getByRole("radio", { name: "Área Comercial" })).toBeChecked();
  await page.getByRole("button", { name: "Seguinte" }).click();
  await expect(page.getByRole("heading", { name: "Dados e Informações" })).toBeVisible();
});

test("a button that was clicked before any code came is clicked once, by itself", async ({ page, open }) => {
  const release = await holdRequests(page, "**/chunks/*.js");
  await open(await hero());
  await page.waitForFunction(() => "imoWidgets" in globalThis);
  await page.getByRole("tab", TAB).click();
  await page.getByRole("tab", TAB).click();
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    document.addEventListener("click", ({ target }) => heard.push((target as Element).textContent ?? ""));
  });
  release();
  await expect(page.getByRole("tab", TAB)).toHaveAttribute("aria-selected", "true");
  expect(await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)).toEqual(["Arrendar"]);
});

test("the home search searches without any script", async ({ browser, host }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const tag = await drawnTag({ widget: "hero-search", attributes: { "data-lista-url": "/lista-sem-script" } });
  host.serve("/inicio-sem-script", {
    html: `<!doctype html><meta charset="utf-8">${INCLUDES}${sheetLinks(tag)}${tag}`,
  });
  host.serve("/lista-sem-script", { html: "<!doctype html><title>Lista</title>" });
  await page.goto(`${host.url}/inicio-sem-script`);
  await page.getByRole("button", { name: "Procurar" }).click();
  await expect(page).toHaveTitle("Lista");
  expect(new URL(page.url()).searchParams.get("objectivo")).toBe("Comprar");
  await context.close();
});

test("a form says at once that it can't be used where scripts are switched off", async ({ browser, host }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const tag = await contact();
  host.serve("/sem-script", {
    html: `<!doctype html><meta charset="utf-8">${INCLUDES}${sheetLinks(tag)}${tag}`,
  });
  await page.goto(`${host.url}/sem-script`);
  await expect(page.getByLabel("O Seu nome*")).toBeVisible();
  expect(await sentence(page)).toMatchObject({ content: SENTENCE, visibility: "visible" });
  await context.close();
});

test("without the bundle a form says so after ten seconds, and nothing moves", async ({ page, open }) => {
  await interceptRequests(page, "**/imo-widgets.js", (route) => route.abort());
  await open(`${await contact()}<p id="below">Rodapé</p>`);
  const before = await page.locator("#below").boundingBox();
  expect(await sentence(page)).toMatchObject({ visibility: "hidden", animationDelay: "10s" });
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  expect(await sentence(page)).toMatchObject({ content: SENTENCE, visibility: "visible" });
  expect(await page.locator("#below").boundingBox()).toEqual(before);
});

test("code that fails to load leaves the drawing, and the form says at once that it can't be used", async ({
  page,
  open,
}) => {
  await recordEvents(page);
  await interceptRequests(page, built("react-dom"), (route) => route.abort());
  await open(await contact());
  await expect.poll(async () => (await events(page, "imo:error"))[0]?.detail.code).toBe("load");
  await expect(page.getByLabel("O Seu nome*")).toBeVisible();
  expect(await sentence(page)).toMatchObject({ content: SENTENCE, visibility: "visible" });
});

test("without the file that takes over the widget draws itself anew", async ({ page, open }) => {
  await interceptRequests(page, built("taking over"), (route) => route.abort());
  await open(await hero());
  await isAlive(page);
  await page.getByRole("tab", TAB).click();
  await expect(page.getByRole("tab", TAB)).toHaveAttribute("aria-selected", "true");
  await expect(page.locator(SLOT)).toHaveCount(1);
});

const STALE = [
  { name: "drawn from other page data", change: { attributes: { "data-mensagem": "Bom dia" } } },
  { name: "drawn by another version", change: { version: "00000000" } },
];
for (const { name, change } of STALE) {
  test(`a form ${name} is drawn anew in place, and nothing that was typed is lost`, async ({ page, open, said }) => {
    await recordEvents(page);
    const release = await holdCode(page);
    const tag = (await contact(change)).replace(/data-mensagem="[^"]*"/, 'data-mensagem="Olá"');
    await open(tag);
    await page.getByLabel("O Seu nome*").click();
    await page.keyboard.type("Ana ilva");
    for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press("ArrowLeft");
    await markElements(page);
    release();
    await isAlive(page);
    await page.keyboard.type("S");
    await expect(page.getByLabel("O Seu nome*")).toHaveValue("Ana Silva");
    await expect(page.getByLabel("Mensagem*")).toHaveValue("Olá");
    await expect(page.getByRole("status")).toHaveText("Falta indicar: e-mail e telefone.");
    expect((await countMarked(page)).old).toBe(1);
    await expect(page.locator(SLOT)).toHaveCount(1);
    expect(await events(page, "imo:error")).toEqual([]);
    expect(said).toEqual({ console: [], errors: [] });
  });
}

test("markup that somebody changed under a fingerprint that fits is drawn anew, and typed text is kept", async ({
  page,
  open,
}) => {
  const release = await holdCode(page);
  await open((await contact()).replace("E-mail*", "Correio*"));
  await page.getByLabel("O Seu nome*").fill("Ana");
  release();
  await isAlive(page);
  await expect(page.getByLabel("E-mail*")).toBeVisible();
  await expect(page.getByLabel("O Seu nome*")).toHaveValue("Ana");
  await expect(page.getByLabel("O Seu nome*")).toBeFocused();
});

test("the same drawing twice on a page, out of a cache, ends without an id in common", async ({ page, open }) => {
  await open((await contact()) + (await contact()));
  await isAlive(page);
  const ids = await page.evaluate(() => [...document.querySelectorAll("[id]")].map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test("a page restored from a cache before its widget came is taken over once", async ({ page, open }) => {
  const release = await holdCode(page);
  await open(`<main>${await hero()}</main>`);
  await page.evaluate(() => document.documentElement.replaceChild(document.body.cloneNode(true), document.body));
  release();
  await isAlive(page);
  await expect(page.locator(SLOT)).toHaveCount(1);
  await page.getByRole("tab", TAB).click();
  await expect(page.getByRole("tab", TAB)).toHaveAttribute("aria-selected", "true");
});

test("a page restored from a cache after that ends with one live widget", async ({ page, open }) => {
  await open(`<main>${await hero()}</main>`);
  await isAlive(page);
  await page.evaluate(() => document.documentElement.replaceChild(document.body.cloneNode(true), document.body));
  await expect(page.locator(SLOT)).toHaveCount(1);
  await page.getByRole("tab", TAB).click();
  await expect(page.getByRole("tab", TAB)).toHaveAttribute("aria-selected", "true");
});

test("a morph that brings a new drawing leaves the widget that lives there, with its state", async ({ page, open }) => {
  await open(await hero());
  await isAlive(page);
  await page.getByRole("tab", TAB).click();
  await markElements(page);
  const next = await drawnTag({ widget: "hero-search", idPrefix: "imo-ffffff" });
  await page.evaluate((html) => {
    const host = document.querySelector("[data-imo-widget]");
    const template = document.createElement("template");
    template.innerHTML = html;
    host?.replaceChildren(...(template.content.firstElementChild?.childNodes ?? []));
  }, next);
  await isAlive(page);
  await expect(page.locator(SLOT)).toHaveCount(1);
  await expect(page.getByRole("tab", TAB)).toHaveAttribute("aria-selected", "true");
  expect((await countMarked(page)).young).toBe(0);
});

test("a morph that writes a drawing into the live slot ends with a widget that works", async ({ page, open }) => {
  await open(await contact());
  await isAlive(page);
  await page.getByLabel("O Seu nome*").fill("Ana");
  await page.evaluate(() => {
    const slot = document.querySelector("[data-imo-root]") as HTMLElement;
    for (const field of slot.querySelectorAll("input")) field.value = "";
    slot.dataset.imoDrawn = "imo-0a1b2c 00000000";
  });
  await isAlive(page);
  await expect(page.locator(SLOT)).toHaveCount(1);
  await expect(page.getByLabel("O Seu nome*")).toHaveValue("Ana");
  await page.getByLabel("E-mail*").fill("ana@a.pt");
  await expect(page.getByRole("status")).toHaveText("Falta indicar: telefone.");
});

test("a host that moves before and after its widget came keeps what was typed", async ({ page, open }) => {
  const release = await holdCode(page);
  await open(`<section>${await contact()}</section><section id="two"></section><section id="three"></section>`);
  await page.getByLabel("O Seu nome*").fill("Ana");
  const moveTo = (id: string) =>
    page.evaluate((to) => document.getElementById(to)?.append(document.querySelector("[data-imo-widget]") as Node), id);
  await moveTo("two");
  release();
  await isAlive(page);
  await moveTo("three");
  await expect(page.locator("#three").getByLabel("O Seu nome*")).toHaveValue("Ana");
  await expect(page.getByRole("status")).toHaveText("Falta indicar: e-mail e telefone.");
});

const POLICIES = [
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'",
  "default-src 'none'; script-src 'nonce-abc'; style-src 'nonce-abc'; img-src 'self' data:; connect-src 'self'; form-action 'self'",
];
for (const policy of POLICIES) {
  test(`under ${policy.slice(0, 18)} a drawing is taken over and nothing is refused`, async ({ page, open, said }) => {
    const head = INCLUDES.replace("<link", '<link nonce="abc"').replace("<script", '<script nonce="abc"');
    await open((await contact()) + (await drawnTag({ widget: "hero-search", idPrefix: "imo-ffffff" })), {
      head,
      headers: { "Content-Security-Policy": policy },
    });
    await isAlive(page);
    await page.getByLabel("O Seu nome*").fill("Ana");
    await expect(page.getByRole("status")).toHaveText("Falta indicar: e-mail e telefone.");
    expect(said).toEqual({ console: [], errors: [] });
  });
}
