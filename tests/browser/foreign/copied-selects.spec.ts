/**
 * The page's own script puts a copy of its own drawing over every `<select>`, and tells of a choice by jQuery alone. What is
 * chosen in the list that a visitor sees counts (docs/look.md#native-select).
 */
import type { Locator, Page } from "@playwright/test";
import { drawnPlainTag } from "../../support/drawn-tags.ts";
import { expect, INCLUDES, test } from "../fixtures.ts";
import { fillApplicant, next } from "../forms/fill.ts";
import { answerOverTheWire, take } from "./every-form.ts";

const JQUERY = '<script src="/node_modules/jquery/dist/jquery.min.js"></script>';

type Plugin = {
  name: string;
  head: string;
  /** Copies all selects of the page; may be called again. */
  copy: string;
  /** The copy of this select. */
  copyOf: (select: Locator) => Locator;
  /** The option in the open copy. */
  option: (page: Page, copy: Locator, label: string) => Locator;
};

const plugins: Plugin[] = [
  {
    name: "nice-select",
    head: `<link rel="stylesheet" href="/node_modules/jquery-nice-select/css/nice-select.css">${JQUERY}<script src="/node_modules/jquery-nice-select/js/jquery.nice-select.min.js"></script>`,
    copy: '$("select").niceSelect().niceSelect("update")',
    copyOf: (select) => select.locator("xpath=following-sibling::div[contains(@class, 'nice-select')]"),
    option: (_page, copy, label) => copy.locator(".option").filter({ hasText: label }),
  },
  {
    name: "Select2",
    head: `<link rel="stylesheet" href="/node_modules/select2/dist/css/select2.min.css">${JQUERY}<script src="/node_modules/select2/dist/js/select2.min.js"></script>`,
    copy: '$("select:not(.select2-hidden-accessible)").select2({ minimumResultsForSearch: Infinity })',
    copyOf: (select) => select.locator("xpath=following-sibling::span[contains(@class, 'select2')]"),
    option: (page, _copy, label) => page.locator(".select2-results__option").filter({ hasText: label }),
  },
];

/** When the page copies: both are what such pages do by one line of script. */
const times = {
  "when the page is ready": (copy: string) => `$(function () { ${copy}; window.copied = $("select").length; });`,
  "again and again": (copy: string) =>
    `setInterval(function () { ${copy}; window.copied = $("select").length; }, 300);`,
};

/** Chooses in what a visitor sees: the copy where there is one, else our own list. */
async function choose(page: Page, { copyOf, option }: Plugin, select: Locator, label: string) {
  const copy = copyOf(select);
  if ((await copy.count()) === 0) return void (await select.selectOption(label));
  await copy.click();
  await option(page, copy, label).first().click();
}

for (const plugin of plugins) {
  for (const [when, script] of Object.entries(times)) {
    const head = `${plugin.head}<script>${script(plugin.copy)}</script>${INCLUDES}`;

    test(`${plugin.name} ${when}: an application says the agency that was chosen`, async ({
      page,
      open,
      said,
      answer,
    }) => {
      const heard = answerOverTheWire(answer, take);
      await open(await drawnPlainTag("recruitment-wizard"), { head });
      await expectCopied(page);
      await page.getByRole("radio", { name: "Área de Recursos Humanos" }).check();
      await choose(page, plugin, page.locator("select"), "Espinho");
      await expect(page.getByText(/^Falta/)).toHaveCount(0);
      await next(page).click();
      await fillApplicant(page);
      await next(page).click();
      await page.getByRole("button", { name: "Enviar", exact: true }).click();
      await expect.poll(() => heard.taken).toEqual(["/api/recrutamento"]);
      expect(heard.bodies[0]).toMatch(/name="agencia"\r\n\r\nEspinho\r\n/);
      expect(said.errors).toEqual([]);
    });
  }

  const head = `${plugin.head}<script>${times["again and again"](plugin.copy)}</script>${INCLUDES}`;
  test(`${plugin.name} later: the order of the listing is the one that was chosen`, async ({
    page,
    open,
    said,
    answer,
  }) => {
    answerOverTheWire(answer, take);
    await open('<div data-imo-widget="listing-search"></div>', { head });
    const order = page.locator(".imo-results__head select");
    await expect(plugin.copyOf(order)).toHaveCount(1);
    const asked = page.waitForRequest(
      (request) => request.url().endsWith("/api/imoveis") && request.postDataJSON().ordem === "asc",
    );
    await choose(page, plugin, order, "Preço: Ascendente");
    await asked;
    await expect(page).toHaveURL(/\?ordem=/);
    expect(said.errors).toEqual([]);
  });
}

async function expectCopied(page: Page) {
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { copied?: number }).copied))
    .toBeGreaterThan(0);
}
