/**
 * Tests widgets that a server drew (docs/contract.md#drawn-by-the-server), with the markup of
 * scripts/drawn: they are visible before any script, taken over with everything that a visitor has
 * done meanwhile, and handled correctly when something is wrong.
 */
import type { Page } from "@playwright/test";
import { built, builtExcept } from "../../support/built-files.ts";
import { drawnPlainTag, drawnTag, sheetLinks } from "../../support/drawn-tags.ts";
import { holdRequests, interceptRequests } from "../../support/held-requests.ts";
import { widgetNames } from "../../support/widget-tags.ts";
import {
  events,
  expect,
  INCLUDES,
  test as plainTest,
  recordEvents,
  violations,
} from "../fixtures.ts";

const test = plainTest.extend({
  open: async ({ open }, use) =>
    use((body, options) => open(body, { head: INCLUDES + sheetLinks(body), ...options })),
});

const SENTENCE =
  "Este formulário não está disponível de momento. Contacte-nos por telefone ou e-mail.";
const SLOT = "[data-imo-root]";
const hero = () => drawnTag({ widget: "hero-search" });
const contact = (change: object = {}) =>
  drawnTag({ widget: "general-contact", attributes: { "data-mensagem": "Olá" }, ...change });
const TAB = { name: "Arrendar" };

/** Holds back the widgets' code, except the file that remembers a visitor's clicks. @returns a function that releases it */
const holdCode = (page: Page) => holdRequests(page, builtExcept("taking over"));

/** Leaves the listing's calls unanswered. */
const silenceCalls = (page: Page) => page.route("**/api/**", () => {});

/** Marks the slot and everything in it, to recognize the elements later. */
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
    const slot = document.querySelector("[data-imo-widget=general-contact] [data-imo-drawn]");
    if (!slot) return null;
    const { content, visibility, animationDelay, animationName } = getComputedStyle(
      slot,
      "::after",
    );
    return { content: content.replaceAll('"', ""), visibility, animationDelay, animationName };
  });

/** Returns a tag of every widget, each with unique ids. */
const everyTag = async () =>
  (
    await Promise.all(
      widgetNames.map((name, at) => drawnPlainTag(name, { idPrefix: `imo-00000${at}` })),
    )
  ).join("");

const boxes = (page: Page) =>
  page
    .locator(SLOT)
    .evaluateAll((slots) => slots.map((slot) => JSON.stringify(slot.getBoundingClientRect())));

test("shows all ten drawn widgets at once and takes them over in place, accessible before and after", async ({
  page,
  open,
  said,
}) => {
  await recordEvents(page);
  await silenceCalls(page);
  const release = await holdCode(page);
  await open(`<main><h1>Página</h1>${await everyTag()}</main>`);
  await expect(page.locator("[data-imo-drawn]")).toHaveCount(widgetNames.length);
  for (const slot of await page.locator(`${SLOT} > div`).all()) await expect(slot).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await markElements(page);
  const before = await boxes(page);
  expect(await events(page, "imo:ready")).toEqual([]);
  release();
  await isAlive(page);
  expect((await countMarked(page)).young).toBe(0);
  expect(await boxes(page)).toEqual(before);
  expect((await events(page, "imo:ready")).map(({ detail }) => detail.widget).sort()).toEqual(
    widgetNames.toSorted(),
  );
  expect(await violations(page)).toEqual([]);
  expect(said).toEqual({ console: [], errors: [] });
});

/** Types a name without its fifth letter, and leaves the caret there. */
async function typeAnaIlva(page: Page) {
  await page.getByLabel("O Seu nome*").click();
  await page.keyboard.type("Ana ilva");
  for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press("ArrowLeft");
}

test("keeps the text, focus and caret of a visitor who types while the code loads", async ({
  page,
  open,
}) => {
  const release = await holdCode(page);
  await open(await contact());
  await typeAnaIlva(page);
  await page.getByLabel("Contacto*").evaluate((field: HTMLInputElement) => {
    field.value = "912 345 678";
  });
  await markElements(page);
  release();
  await isAlive(page);
  await page.keyboard.type("S");
  await expect(page.getByLabel("O Seu nome*")).toHaveValue("Ana Silva");
  await expect(page.getByLabel("O Seu nome*")).toBeFocused();
  await expect(page.getByLabel("Contacto*")).toHaveValue("912 345 678");
  await expect(page.getByRole("status")).toHaveText("Falta indicar: e-mail.");
  expect((await countMarked(page)).old).toBeGreaterThan(20);
});

test("redraws a form from another version in place, and loses nothing that was typed", async ({
  page,
  open,
  said,
}) => {
  await recordEvents(page);
  const release = await holdCode(page);
  await open(await contact({ version: "00000000" }));
  await typeAnaIlva(page);
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

/** Starts composing a text as an input method does. */
async function startComposing(page: Page, text: string) {
  const session = await page.context().newCDPSession(page);
  const say = (now: string) =>
    session.send("Input.imeSetComposition", {
      text: now,
      selectionStart: now.length,
      selectionEnd: now.length,
    });
  await say(text);
  return { say, end: (word: string) => session.send("Input.insertText", { text: word }) };
}

test("waits for the end of a composition in its own field, while the widget beside it mounts", async ({
  page,
  open,
}) => {
  // Of two equal hosts, the second mounts after the first.
  const idPrefix = "imo-ffffff";
  const drawn = page.locator("[data-imo-drawn]");
  await test.step("in a text field", async () => {
    const release = await holdCode(page);
    await open((await contact()) + (await contact({ idPrefix })));
    const name = page.getByLabel("O Seu nome*").first();
    await name.click();
    const { say, end } = await startComposing(page, "Jo");
    release();
    await expect(drawn).toHaveCount(1);
    await say("João");
    await expect(page.locator("[data-imo-root]").first()).toHaveAttribute("data-imo-drawn");
    await end("João");
    await isAlive(page);
    await expect(name).toHaveValue("João");
    await expect(page.getByRole("status").first()).toHaveText("Falta indicar: e-mail e telefone.");
  });
  await test.step("in the location field, which then gets its suggestions", async () => {
    await page.goto("about:blank");
    const release = await holdCode(page);
    await open((await hero()) + (await drawnTag({ widget: "hero-search", idPrefix })));
    const places = page.getByRole("combobox", { name: "Localização" }).first();
    await places.click();
    const { say, end } = await startComposing(page, "Ova");
    release();
    await expect(drawn).toHaveCount(1);
    await say("Ovar");
    await expect(page.locator("[data-imo-root]").first()).toHaveAttribute("data-imo-drawn");
    await end("Ovar");
    await isAlive(page);
    await expect(places).toHaveValue("Ovar");
    await expect(places).toBeFocused();
    await page.keyboard.press("Backspace");
    await expect(page.getByRole("option").first()).toHaveText(/^Ovar/);
    await expect(places).toHaveValue("Ova");
  });
});

test("clicks a button once by itself if it was clicked before any code had loaded", async ({
  page,
  open,
}) => {
  const release = await holdRequests(page, "**/chunks/*.js");
  await open(await hero());
  await page.waitForFunction(() => "imoWidgets" in globalThis);
  await page.getByRole("tab", TAB).click();
  await page.getByRole("tab", TAB).click();
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    document.addEventListener("click", ({ target }) =>
      heard.push((target as Element).textContent ?? ""),
    );
  });
  release();
  await expect(page.getByRole("tab", TAB)).toHaveAttribute("aria-selected", "true");
  expect(await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)).toEqual([
    "Arrendar",
  ]);
});

test("searches without any script, and says at once that a form can't be used", async ({
  browser,
  host,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const search = await drawnTag({
    widget: "hero-search",
    attributes: { "data-lista-url": "/lista-sem-script" },
  });
  const tags = search + (await contact({ idPrefix: "imo-ffffff" }));
  host.serve("/sem-script", {
    html: `<!doctype html><meta charset="utf-8">${INCLUDES}${sheetLinks(tags)}${tags}`,
  });
  host.serve("/lista-sem-script", { html: "<!doctype html><title>Lista</title>" });
  await page.goto(`${host.url}/sem-script`);
  await expect(page.getByLabel("O Seu nome*")).toBeVisible();
  expect(await sentence(page)).toMatchObject({ content: SENTENCE, visibility: "visible" });
  await page.getByRole("button", { name: "Procurar" }).click();
  await expect(page).toHaveTitle("Lista");
  expect(new URL(page.url()).searchParams.get("objectivo")).toBe("Comprar");
  await context.close();
});

test("keeps the drawing if no code loads, and says that the form can't be used", async ({
  page,
  open,
}) => {
  await test.step("without the bundle after ten seconds, and nothing moves", async () => {
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
  await test.step("at once if a file fails to load", async () => {
    await page.unrouteAll();
    await recordEvents(page);
    await interceptRequests(page, built("react-dom"), (route) => route.abort());
    await open(await contact());
    await expect.poll(async () => (await events(page, "imo:error"))[0]?.detail.code).toBe("load");
    await expect(page.getByLabel("O Seu nome*")).toBeVisible();
    expect(await sentence(page)).toMatchObject({ content: SENTENCE, visibility: "visible" });
  });
});

/** Expects one slot, whose tab responds to a click. */
async function expectOneLiveHero(page: Page) {
  await isAlive(page);
  await expect(page.locator(SLOT)).toHaveCount(1);
  await page.getByRole("tab", TAB).click();
  await expect(page.getByRole("tab", TAB)).toHaveAttribute("aria-selected", "true");
}

test("redraws itself if the file that takes over is missing", async ({ page, open }) => {
  await interceptRequests(page, built("taking over"), (route) => route.abort());
  await open(await hero());
  await expectOneLiveHero(page);
});

test("ends with one live widget if a page cache or a morph adds drawings", async ({
  page,
  open,
}) => {
  const restore = () =>
    page.evaluate(() =>
      document.documentElement.replaceChild(document.body.cloneNode(true), document.body),
    );
  const release = await holdCode(page);
  await open(`<main>${await hero()}</main>`);
  await test.step("restored before its widget mounted", async () => {
    await restore();
    release();
    await expectOneLiveHero(page);
  });
  await test.step("restored after its widget mounted", async () => {
    await restore();
    await expectOneLiveHero(page);
  });
  await test.step("a new drawing beside the live one, which keeps its state", async () => {
    await markElements(page);
    const next = await drawnTag({ widget: "hero-search", idPrefix: "imo-ffffff" });
    await page.evaluate((html) => {
      const template = document.createElement("template");
      template.innerHTML = html;
      const drawn = template.content.firstElementChild?.childNodes ?? [];
      document.querySelector("[data-imo-widget]")?.replaceChildren(...drawn);
    }, next);
    await isAlive(page);
    await expect(page.locator(SLOT)).toHaveCount(1);
    await expect(page.getByRole("tab", TAB)).toHaveAttribute("aria-selected", "true");
    expect((await countMarked(page)).young).toBe(0);
  });
});

test("keeps what was typed in a form that is moved, and into whose slot a morph writes", async ({
  page,
  open,
}) => {
  const release = await holdCode(page);
  await open(
    `<section>${await contact()}</section><section id="two"></section><section id="three"></section>`,
  );
  await page.getByLabel("O Seu nome*").fill("Ana");
  const moveTo = (id: string) =>
    page.evaluate(
      (to) =>
        document.getElementById(to)?.append(document.querySelector("[data-imo-widget]") as Node),
      id,
    );
  await moveTo("two");
  release();
  await isAlive(page);
  await moveTo("three");
  await expect(page.locator("#three").getByLabel("O Seu nome*")).toHaveValue("Ana");
  await expect(page.getByRole("status")).toHaveText("Falta indicar: e-mail e telefone.");

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
