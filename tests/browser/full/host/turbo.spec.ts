/**
 * Tests a host that navigates with Turbo Drive, which replaces pages without loading them, shows a
 * cached copy on Back, and has its own state in every history entry (docs/contract.md#mounting).
 */
import type { Page } from "@playwright/test";
import { expect, INCLUDES, test } from "../../fixtures.ts";
import {
  answerCalls,
  follow,
  goBack,
  goForward,
  home,
  isSamePage,
  LISTING,
  markPage,
  serveSite,
  TURBO,
  TURBO_FIRST,
  title,
  visit,
} from "../../host/turbo-site.ts";
import type { HostServer } from "../../host-server.ts";

test.beforeEach(({ host }) => serveSite(host));

test("closes the panel with Back, and leaves the page with the next", async ({
  page,
  host,
  said,
}) => {
  await answerCalls(page);
  await page.goto(`${host.url}/contactos`);
  await visit(page, "Imóveis");
  await expect(home(page, 100)).toBeVisible();
  await page.getByRole("button", { name: "Pesquisa Avançada" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await goBack(page);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(title(page)).toHaveText("Imóveis");
  await goBack(page);
  await expect(title(page)).toHaveText("Contactos");
  expect(said.errors).toEqual([]);
});

test("shows the list on Back from a listing that was opened from a panel, whether Turbo or the bundle starts first", async ({
  page,
  host,
  said,
}) => {
  test.slow(); // ten visits
  await answerCalls(page);
  for (const [when, turbo] of [
    ["Turbo after the bundle", TURBO],
    ["Turbo before the bundle", TURBO_FIRST],
  ] as const)
    await test.step(when, async () => {
      serveSite(host, turbo);
      await page.goto(`${host.url}/contactos`);
      await page.evaluate(() => localStorage.clear());
      await markPage(page);
      await visit(page, "Imóveis");
      await page.getByRole("button", { name: "Favorito: Casa 100" }).click();
      await page.getByRole("button", { name: "Favoritos: 1" }).click();
      await page.getByRole("dialog").getByRole("link", { name: "Casa 100" }).click();
      await expect(title(page)).toHaveText("Casa 100");
      await goBack(page);
      await expect(title(page)).toHaveText("Imóveis");
      await expect(home(page, 100)).toBeVisible();
      await expect(page.getByRole("dialog")).toBeHidden();
      // The panel's history entry is removed automatically.
      await expect.poll(() => page.evaluate(() => "imoPanel" in history.state)).toBe(false);
      await goBack(page);
      await expect(title(page)).toHaveText("Contactos");
      expect(await isSamePage(page)).toBe(true);
    });
  expect(said.errors).toEqual([]);
});

test("goes back through a wizard's steps before the page, unnoticed by Turbo", async ({
  page,
  host,
  said,
}) => {
  await openWizard(page, host);
  await page.evaluate(() =>
    addEventListener("turbo:visit", () => Object.assign(globalThis, { isVisited: true })),
  );
  await page.locator('input[type="file"]').setInputFiles(PDF);
  await goBack(page);
  await expect(role(page)).toBeChecked();
  await goForward(page);
  await expect(page.getByText(PDF.name)).toBeVisible();
  expect(await page.evaluate(() => "isVisited" in globalThis)).toBe(false);
  await goBack(page);
  await expect(role(page)).toBeChecked();
  await goBack(page);
  await expect(title(page)).toHaveText("Contactos");
  await expect(page.locator("[data-imo-root]")).toHaveCount(1);
  expect(said.errors).toEqual([]);
});

test("keeps what was typed in a wizard if Turbo starts first and fetches the page again", async ({
  page,
  host,
}) => {
  serveSite(host, TURBO_FIRST);
  await openWizard(page, host);
  await page.getByLabel("Nome*").fill("Rui");
  await goBack(page);
  await expect(role(page)).toBeChecked();
  await goForward(page);
  await expect(page.getByLabel("Nome*")).toHaveValue("Rui");
  await expect(page.locator("[data-imo-root]")).toHaveCount(1);
});

const PDF = { name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") };
const role = (page: Page) => page.getByRole("radio", { name: "Área de Recursos Humanos" });

/** Goes from another page of the site to the wizard's second step. */
async function openWizard(page: Page, host: HostServer) {
  await page.goto(`${host.url}/contactos`);
  await visit(page, "Carreiras");
  await role(page).check();
  await page.getByLabel(/Agência/).selectOption("Santa Maria da Feira");
  await page.getByRole("button", { name: "Seguinte" }).click();
  await expect(page.getByLabel("Nome*")).toBeVisible();
}

test("keeps nothing unasked before the visitor's choice, across visits and reloads, in every widget", async ({
  page,
  host,
  said,
}) => {
  test.slow(); // nine visits
  await answerCalls(page);
  const asking = INCLUDES.replace("<script ", '<script data-imo-memory="ask" ');
  const page1 = (path: string, early = "") =>
    host.serve(path, {
      html: `<!doctype html><html lang="pt-PT"><head><meta charset="utf-8"><title>Imóveis</title>${early}${asking}${TURBO}</head><body>${LISTING}${LISTING}</body></html>`,
    });
  page1("/imoveis");
  page1(
    "/imoveis-com-resposta",
    '<script>document.documentElement.dataset.imoMemory = "yes"</script>',
  );
  const kept = () => page.evaluate(() => Object.keys(localStorage).sort());
  const seen = page.getByText("Visto", { exact: true });
  const openAndReturn = async () => {
    await follow(page, home(page, 100));
    await expect(title(page)).toHaveText("Casa 100");
    await goBack(page);
    await expect(home(page, 100)).toBeVisible();
  };

  await page.goto(`${host.url}/imoveis?localizacao=Ovar`);
  await markPage(page);
  await openAndReturn();
  await page.getByRole("button", { name: "Favorito: Casa 101" }).first().click();
  await expect.poll(kept).toEqual(["imo:favoritos"]);
  await page.reload();
  await expect(home(page, 100)).toBeVisible();
  expect(await kept()).toEqual(["imo:favoritos"]);
  await expect(seen).toHaveCount(0);

  await page.evaluate(() => globalThis.imoWidgets?.memory(true));
  await openAndReturn();
  await expect(seen).toHaveCount(2);
  await page.goto(`${host.url}/imoveis-com-resposta?localizacao=Ovar`);
  await expect(seen).toHaveCount(2);
  await expect.poll(kept).toEqual(["imo:favoritos", "imo:pesquisas", "imo:vistos"]);
  // Normally the site sets the choice on every page; this page only asks for it.
  await page.goto(`${host.url}/imoveis?localizacao=Ovar`);
  await expect(home(page, 100)).toBeVisible();
  await expect(seen).toHaveCount(0);
  await page.evaluate(() => globalThis.imoWidgets?.memory(false));
  expect(await kept()).toEqual(["imo:favoritos"]);
  expect(said.errors).toEqual([]);
});
