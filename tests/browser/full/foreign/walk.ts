/** A page with all ten widgets, and functions that use each of them as a visitor does. */

import type { Page } from "@playwright/test";
import type { Heard } from "../../../support/calls-over-the-wire.ts";
import { widgetNames, widgetTags } from "../../../support/widget-tags.ts";
import { expect } from "../../fixtures.ts";
import type { Choose } from "../../forms/fill.ts";
import { all, fillEveryForm, sendEveryForm } from "./every-form.ts";

/** A tag of each widget. */
export const everyTag = Object.values(widgetTags).join("");

/** Waits until all widgets have mounted. */
export async function expectAllAlive(page: Page): Promise<void> {
  await expect(page.locator("[data-imo-root]:not([data-imo-drawn])")).toHaveCount(
    widgetNames.length,
  );
  await expect(page.getByRole("link", { name: "Página 2", exact: true })).toBeVisible();
}

/**
 * Uses everything that does not send a form: a tab, a place, a heart, the panel, another page of
 * the results, the calculator, the team.
 */
export async function tryEveryWidget(page: Page): Promise<void> {
  await page.getByRole("tab", { name: /Arrendar/ }).click();
  await expect(page.getByRole("tab", { name: /Arrendar/ })).toHaveAttribute(
    "aria-selected",
    "true",
  );

  const heart = page.getByRole("button", { name: "Favorito: Casa 100", exact: true });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("link", { name: "Página 2", exact: true }).click();
  await expect(page.getByRole("link", { name: "Casa 200", exact: true }).last()).toBeVisible();
  await expect(page).toHaveURL(/[?&]pagina=2/);

  await page.getByRole("button", { name: /Pesquisa Avançada/ }).click();
  const panel = page.getByRole("dialog");
  await panel.getByRole("checkbox", { name: /3/ }).first().check();
  await panel.getByRole("button", { name: /Fechar/ }).click();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(/quartos=3/);

  await page.getByLabel(/Preço do imóvel/).fill("300000");
  await page.getByLabel("TAN (%)").fill("3");
  await page.getByLabel("Prazo (anos)").fill("30");
  await page.getByRole("button", { name: /Ver a simulação completa/ }).click();
  await expect(page.locator(".imo-plan__sums")).toBeVisible();

  await page.getByRole("link", { name: /Ver todos/ }).click();
  await expect(page.getByRole("link", { name: /Ver todos/ })).toHaveCount(0);
}

/** Sends all six forms and expects each message to be received once. */
export async function sendAllForms(page: Page, heard: Heard, choose?: Choose): Promise<void> {
  await fillEveryForm(page, choose);
  expect(await sendEveryForm(page)).toEqual(all("success"));
  expect(heard.taken).toHaveLength(6);
}
