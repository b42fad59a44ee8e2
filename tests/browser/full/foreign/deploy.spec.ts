/**
 * Tests an open page whose files a deploy has removed. A press always has an effect: after a second
 * failed attempt, a sentence with "Recarregar a página" appears beside the control, or a link is
 * followed (docs/contract.md#failed-chunks).
 */

import type { Page } from "@playwright/test";
import { resultsOf } from "../../../support/calls-over-the-wire.ts";
import { expect, recordEvents, test } from "../../fixtures.ts";

const LISTING = '<div data-imo-widget="listing-search"></div>';
const CALCULATOR =
  '<div data-imo-widget="mortgage-calculator" data-preco-imovel="250000" data-tan="3" data-anos="30"></div>';

/**
 * Removes, after the first render, all files that the page has not loaded yet.
 * @returns the requests that failed
 */
async function takeAway(
  page: Page,
  open: () => Promise<void>,
  isThere: () => Promise<void>,
): Promise<string[]> {
  const missed: string[] = [];
  let isGone = false;
  await page.route("**/vendor/imo-widgets/chunks/**", (route) => {
    if (!isGone) return route.continue();
    missed.push(route.request().url());
    return route.fulfill({ status: 404, body: "not here" });
  });
  await open();
  await isThere();
  isGone = true;
  return missed;
}

const buttons: Record<string, readonly (string | RegExp)[]> = {
  [LISTING]: ["Pesquisa Avançada", "Favoritos", /^Avise-me/, "Partilhar"],
  [CALCULATOR]: ["Ver a simulação completa"],
};

test.beforeEach(async ({ page }) => {
  await recordEvents(page);
  // Without this, the files that a page fetches while idle would already be loaded.
  await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }));
  await page.route("**/api/imoveis", (route) =>
    route.fulfill({ json: resultsOf(route.request().postDataJSON().page) }),
  );
});

test("offers to reload the page beside a button whose code is gone", async ({ page, open }) => {
  const reload = page.getByRole("button", { name: "Recarregar a página" });
  for (const [body, names] of Object.entries(buttons)) {
    const buttonOf = (name: string | RegExp) =>
      page.getByRole("button", { name, exact: true }).first();
    const missed = await takeAway(
      page,
      () => open(body, { path: "/lista", query: "?localizacao=Ovar" }),
      () => buttonOf(names[0] as string).waitFor(),
    );
    for (const name of names)
      await test.step(String(name), async () => {
        await buttonOf(name).click();
        await expect(reload).toBeVisible();
        expect(missed.length).toBeGreaterThan(0);
        // A press elsewhere dismisses the sentence.
        await page.mouse.click(5, 5);
        await expect(reload).toBeHidden();
      });
  }
});

test("turns pages without the files, and offers to reload the page once its session has expired", async ({
  page,
  open,
}) => {
  const link = (number: number) =>
    page.getByRole("link", { name: `Página ${number}`, exact: true });
  const missed = await takeAway(
    page,
    () => open(LISTING, { path: "/lista" }),
    () => link(2).waitFor(),
  );
  await link(2).click();
  await expect(page.getByRole("button", { name: "Favorito: Casa 200" })).toBeVisible();
  expect(missed).toEqual([]);
  // Only the code that renews a session is missing.
  await page.route("**/api/imoveis", (route) => route.fulfill({ status: 419, json: {} }));
  await link(3).click();
  const reload = page.getByRole("button", { name: "Recarregar a página" });
  await expect(reload).toBeVisible();
  expect(missed.length).toBeGreaterThan(0);
  await page.unrouteAll();
  await page.route("**/api/imoveis", (route) =>
    route.fulfill({ json: resultsOf(route.request().postDataJSON().page) }),
  );
  await reload.click();
  await expect(page.locator('[aria-current="page"]')).toHaveText("3");
});

test("keeps a heart, and shows it after the page was reloaded", async ({ page, open }) => {
  const heart = page.getByRole("button", { name: "Favorito: Casa 100" });
  await takeAway(
    page,
    () => open(LISTING, { path: "/lista" }),
    () => heart.waitFor(),
  );
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.unrouteAll();
  await page.route("**/api/imoveis", (route) => route.fulfill({ json: resultsOf(1) }));
  await page.reload();
  await expect(page.getByRole("button", { name: "Favoritos: 1" })).toBeVisible();
});

test("reports a form as failed if the code that sends is gone, keeps the text, and offers to reload the page", async ({
  page,
  open,
}) => {
  const missed = await takeAway(
    page,
    () => open('<div data-imo-widget="general-contact"></div>'),
    () => page.getByLabel("O Seu nome*").waitFor(),
  );
  await page.getByLabel("O Seu nome*").fill("Ana Sá");
  await page.getByLabel("E-mail*").fill("ana@exemplo.pt");
  await page.getByLabel("Contacto*").fill("912345678");
  await page.getByLabel("Mensagem*").fill("Bom dia");
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect(page.getByRole("heading", { name: "Erro!" })).toBeVisible();
  expect(missed.length).toBeGreaterThan(0);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Recarregar a página" }).click();
  await expect(page.getByLabel("O Seu nome*")).toHaveValue("Ana Sá");
  await expect(page.getByLabel("Mensagem*")).toHaveValue("Bom dia");
});
