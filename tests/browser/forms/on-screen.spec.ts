/**
 * Tests that a form sends what is on the screen, whoever entered it
 * (docs/contract.md#scripts-of-the-page), and that a form of the page around a widget is unaffected
 * (docs/contract.md#forms-of-the-page).
 */
import type { Page } from "@playwright/test";
import { built } from "../../support/built-files.ts";
import { answerOverTheWire, take } from "../../support/calls-over-the-wire.ts";
import { drawnTag, sheetLinks } from "../../support/drawn-tags.ts";
import { holdRequests } from "../../support/held-requests.ts";
import { expect, INCLUDES, test as plainTest } from "../fixtures.ts";

const test = plainTest.extend({
  open: async ({ open }, use) =>
    use((body, options) => open(body, { head: INCLUDES + sheetLinks(body), ...options })),
});

const CALCULATOR =
  '<div data-imo-widget="mortgage-calculator" data-tan="3.5" data-anos="30"></div>';
const isAlive = (page: Page) => expect(page.locator("[data-imo-drawn]")).toHaveCount(0);

/** Begins a word in the focused field, as a phone's keyboard does. @returns a function that ends it */
async function compose(page: Page, begun: string) {
  const session = await page.context().newCDPSession(page);
  await session.send("Input.imeSetComposition", {
    text: begun,
    selectionStart: begun.length,
    selectionEnd: begun.length,
  });
  return (word: string) => session.send("Input.insertText", { text: word });
}

for (const [widget, label] of [
  ["hero-search", "Localização"],
  ["general-contact", "O Seu nome*"],
  ["mortgage-calculator", "Preço do imóvel (€)"],
] as const) {
  test(`${widget}: keeps whole a word that was begun before any script ran`, async ({
    page,
    open,
  }) => {
    const release = await holdRequests(page, "**/imo-widgets.js");
    const opened = open(await drawnTag({ widget }));
    const field = page.getByLabel(label, { exact: true });
    await field.click();
    const end = await compose(page, "Ova");
    release();
    await opened;
    await isAlive(page);
    await end("Ovar");
    await expect(field).toHaveValue("Ovar");
    await expect(field).toBeFocused();
  });
}

test("keeps what a script filled into the calculator before anybody types", async ({
  page,
  open,
}) => {
  await open(CALCULATOR);
  const price = page.getByLabel("Preço do imóvel (€)");
  await price.evaluate((field: HTMLInputElement) => {
    field.value = "200000";
  });
  await page.getByLabel("Prazo (anos)").press("End");
  await expect(page.getByText("898,00 €")).toBeVisible();
  await page.getByLabel("Prazo (anos)").press("Backspace");
  await expect(price).toHaveValue("200000");
});

test("sends a message that another script filled in completely, at the first press", async ({
  page,
  open,
  answer,
}) => {
  const heard = answerOverTheWire(answer, take);
  await open('<div data-imo-widget="general-contact" data-mensagem="Olá"></div>');
  await page.getByLabel("O Seu nome*").evaluate((first: HTMLInputElement) => {
    const texts: Record<string, string> = {
      nome: "Ana",
      email: "ana@exemplo.pt",
      tel: "912345678",
    };
    for (const field of first.form?.elements ?? []) {
      const text = texts[(field as HTMLInputElement).name];
      if (text) (field as HTMLInputElement).value = text;
    }
  });
  const button = page.getByRole("button", { name: "Enviar" });
  // Only the pointer moves here, because a click would wait until the button is enabled.
  await button.hover({ force: true });
  await expect(button).toBeEnabled();
  await button.click();
  await expect.poll(() => heard.bodies.map((body) => JSON.parse(body).nome)).toEqual(["Ana"]);
});

const LISTING = '<div data-imo-widget="listing-search"></div>';
const inForm = (body: string) =>
  `<form action="/apanhado"><input name="do-site" value="1"><button>Gravar a página</button>${body}</form>`;

test("doesn't submit the page's form around a widget on Enter in any of the widget's fields", async ({
  page,
  open,
  answer,
}) => {
  answerOverTheWire(answer, take);
  await open(inForm(CALCULATOR + LISTING));
  const { pathname } = new URL(page.url());
  await page.getByLabel("Preço do imóvel (€)").press("Enter");
  const places = page.getByRole("combobox", { name: "Localização" }).first();
  await places.fill("Nárnia");
  await places.press("Enter");
  await page.getByRole("button", { name: "Pesquisa Avançada" }).click();
  for (const label of ["Preço Mínimo", "Referência"])
    await page.getByLabel(label).first().press("Enter");
  expect(new URL(page.url()).pathname).toBe(pathname);
  expect(await page.evaluate(() => [...new FormData(document.forms[0]).keys()])).toEqual([
    "do-site",
  ]);
});

test("keeps what was typed into a drawn form inside the page's own form out of the URL", async ({
  page,
  open,
}) => {
  const release = await holdRequests(page, built("react-dom"));
  await open(
    inForm(await drawnTag({ widget: "general-contact", attributes: { "data-mensagem": "Olá" } })),
  );
  const { href } = new URL(page.url());
  await page.getByLabel("O Seu nome*").fill("Ana");
  await page.getByLabel("O Seu nome*").press("Enter");
  expect(page.url()).toBe(href);
  release();
  await isAlive(page);
  await expect(page.getByLabel("O Seu nome*")).toHaveValue("Ana");
  await page.getByLabel("O Seu nome*").press("Enter");
  expect(page.url()).toBe(href);
});

test("sends a message if the browser wrongly says that it is offline", async ({
  page,
  open,
  answer,
}) => {
  const heard = answerOverTheWire(answer, take);
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "onLine", { get: () => false }),
  );
  await open('<div data-imo-widget="general-contact" data-mensagem="Olá"></div>');
  await page.getByLabel("O Seu nome*").fill("Ana");
  await page.getByLabel("E-mail*").fill("ana@exemplo.pt");
  await page.getByLabel("Contacto*").fill("912345678");
  await expect(
    page.getByText("Está sem ligação à internet. O que escreveu fica guardado."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect.poll(() => heard.taken).toEqual(["/api/contacto/contacto"]);
});

test("shows the telephone and the e-mail over a drawn form whose script is refused", async ({
  page,
  open,
}) => {
  await page.route("**/imo-widgets.js", (route) =>
    route.fulfill({ status: 403, body: "Forbidden" }),
  );
  const attributes = { "data-telefone": "256 000 000", "data-email": "ovar@exemplo.pt" };
  await open(await drawnTag({ widget: "general-contact", attributes }));
  const slot = page.locator("[data-imo-drawn]");
  await expect(slot).toHaveAttribute("data-imo-ways", "256 000 000, ovar@exemplo.pt");
  const said = await slot.evaluate((element) => {
    const { content, animationDelay } = getComputedStyle(element, "::after");
    return [content.replaceAll('"', ""), animationDelay];
  });
  expect(said).toEqual([
    expect.stringMatching(/ Contacte-nos: (attr\(data-imo-ways\)|256 000 000, .*)$/),
    "10s",
  ]);
});
