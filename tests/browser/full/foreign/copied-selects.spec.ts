/**
 * Tests pages whose script covers every `<select>` with a copy and reports a choice only through
 * jQuery: the choice in the visible list counts (docs/look.md#input).
 */

import type { Page } from "@playwright/test";
import { answerOverTheWire, take } from "../../../support/calls-over-the-wire.ts";
import { drawnPlainTag } from "../../../support/drawn-tags.ts";
import { expect, INCLUDES, test } from "../../fixtures.ts";
import { fillApplicant, next } from "../../forms/fill.ts";
import { choose, plugins } from "./copied-lists.ts";

/** The times at which the page copies its lists; such pages do both with one line of script. */
const times = {
  "when the page is ready": (copy: string) =>
    `$(function () { ${copy}; window.copied = $("select").length; });`,
  "again and again": (copy: string) =>
    `setInterval(function () { ${copy}; window.copied = $("select").length; }, 300);`,
};

for (const plugin of plugins)
  test(`accepts what was chosen in the lists of ${plugin.name}`, async ({
    page,
    open,
    said,
    answer,
  }) => {
    test.slow(); // three pages, two of which are filled in
    const heard = answerOverTheWire(answer, take);
    const headOf = (script: string) => `${plugin.head}<script>${script}</script>${INCLUDES}`;
    for (const [when, script] of Object.entries(times))
      await test.step(`an application's agency, ${when}`, async () => {
        heard.taken.length = 0;
        heard.bodies.length = 0;
        await open(await drawnPlainTag("recruitment-wizard"), {
          head: headOf(script(plugin.copy)),
        });
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
      });
    await test.step("the listing's order, again and again", async () => {
      await open('<div data-imo-widget="listing-search"></div>', {
        head: headOf(times["again and again"](plugin.copy)),
      });
      const order = page.locator(".imo-results__head select");
      await expect(plugin.copyOf(order)).toHaveCount(1);
      const asked = page.waitForRequest(
        (request) =>
          request.url().endsWith("/api/imoveis") && request.postDataJSON().ordem === "asc",
      );
      await choose(page, plugin, order, "Preço: Ascendente");
      await asked;
      await expect(page).toHaveURL(/\?ordem=/);
    });
    expect(said.errors).toEqual([]);
  });

async function expectCopied(page: Page) {
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { copied?: number }).copied))
    .toBeGreaterThan(0);
}
