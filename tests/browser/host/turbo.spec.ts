/**
 * Tests a host that navigates with Turbo Drive, which replaces pages without loading them, shows a
 * cached copy on Back, and has its own state in every history entry (docs/contract.md#mounting).
 */
import { expect, test } from "../fixtures.ts";
import {
  answerCalls,
  follow,
  goBack,
  goForward,
  home,
  isSamePage,
  markPage,
  serveSite,
  title,
  visit,
} from "./turbo-site.ts";

test.beforeEach(({ host }) => serveSite(host));

test("mounts each page's widgets once, and again with its cached copy", async ({
  page,
  host,
  said,
}) => {
  await answerCalls(page);
  await page.goto(`${host.url}/imoveis`);
  await markPage(page);
  await expect(home(page, 100)).toBeVisible();
  await visit(page, "Contactos");
  await expect(page.getByRole("textbox", { name: "O Seu nome" })).toBeVisible();
  await page.getByRole("textbox", { name: "O Seu nome" }).fill("Ana Sá");
  await goBack(page);
  await expect(home(page, 100)).toBeVisible();
  await expect(page.locator("[data-imo-root]")).toHaveCount(1);
  await expect(page.getByText("Os nossos imóveis")).toBeHidden();
  await page.getByRole("combobox", { name: "Ordenar" }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/\?ordem=/);
  await goForward(page);
  await expect(page.getByRole("textbox", { name: "O Seu nome" })).toHaveValue("Ana Sá");
  await expect(page.locator("[data-imo-root]")).toHaveCount(1);
  expect(await isSamePage(page)).toBe(true);
  expect(said.errors).toEqual([]);
});

test("goes through pages of the results, and back to them from a listing, with Back and Forward", async ({
  page,
  host,
  said,
}) => {
  await answerCalls(page);
  await page.goto(`${host.url}/contactos`);
  await markPage(page);
  await visit(page, "Imóveis");
  await expect(home(page, 100)).toBeVisible();
  for (const number of [2, 3]) {
    await page.getByRole("link", { name: `Página ${number}`, exact: true }).click();
    await expect(home(page, number * 100)).toBeVisible();
  }
  for (const [number, query] of [
    [2, "?pagina=2"],
    [1, ""],
  ] as const) {
    await goBack(page);
    await expect(home(page, number * 100)).toBeVisible();
    await expect.poll(() => new URL(page.url()).search).toBe(query);
  }
  await goBack(page);
  await expect(title(page)).toHaveText("Contactos");
  await goForward(page);
  await expect(home(page, 100)).toBeVisible();
  await goForward(page);
  await follow(page, home(page, 205));
  await expect(title(page)).toHaveText("Casa 205");
  await goBack(page);
  await expect(home(page, 205)).toBeVisible();
  await expect(page).toHaveURL(/\?pagina=2$/);
  await expect(page.locator("[data-imo-root]")).toHaveCount(1);
  expect(await isSamePage(page)).toBe(true);
  expect(said.errors).toEqual([]);
});
