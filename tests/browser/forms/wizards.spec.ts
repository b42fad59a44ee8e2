/**
 * Tests job applications and valuation requests, on the demo site's database and when something
 * goes wrong.
 */
import { utimesSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { events, expect, recordEvents, test } from "../fixtures.ts";
import { fillApplication, fillValuation, next, PDF } from "./fill.ts";

test.beforeEach(({ page }) => recordEvents(page));

const back = (page: Page) => page.getByRole("button", { name: "Voltar" });
const send = (page: Page) => page.getByRole("button", { name: "Enviar", exact: true });

test("keeps an application through Voltar, delivers all of it with its CV, and scrolls to the top", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${site.url}/recrutamento`);
  await expect(next(page)).toBeDisabled();
  await expect(page.locator('[aria-current="step"]')).toContainText("Função e loja");
  await fillApplication(page);
  await back(page).click();
  await expect(page.getByRole("radio", { name: "Área de Recursos Humanos" })).toBeChecked();
  await next(page).click();
  await expect(page.getByText("currículo_ção.pdf")).toBeVisible();
  await next(page).click();
  await expect(page.getByRole("heading", { name: "Confirmar" })).toBeFocused();
  for (const shown of [
    "Área de Recursos Humanos",
    "Santa Maria da Feira",
    "Rui O'Neill",
    "Ovar",
    "+351912345678",
    "rui@exemplo.pt",
    "—",
    "currículo_ção.pdf",
  ]) {
    await expect(page.locator("dl").getByText(shown, { exact: true })).toBeVisible();
  }
  await send(page).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await send(page).click();
  await expect(
    page.getByText("Candidatura submetida com sucesso. Em breve entraremos em contacto."),
  ).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goto(`${site.url}/caixa`);
  await expect(page.getByText("Rui O'Neill").first()).toBeVisible();
  const link = page.getByRole("link", { name: /currículo_ção\.pdf/ }).first();
  const cv = await page.request.get(
    new URL((await link.getAttribute("href")) as string, site.url).href,
  );
  expect((await cv.body()).equals(PDF.buffer)).toBe(true);
});

test("asks again for a CV that was changed on the disk before it was sent", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/recrutamento`);
  await fillApplication(page);
  const file = test.info().outputPath("cv.pdf");
  writeFileSync(file, PDF.buffer);
  await page.locator('input[type="file"]').setInputFiles(file);
  await next(page).click();
  writeFileSync(file, "%PDF-1.4 outra vez, mais longo");
  const later = Date.now() / 1000 + 60;
  utimesSync(file, later, later);
  await send(page).click();
  await expect(page.getByText(/^Escolha o CV outra vez: o ficheiro mudou/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Dados e Informações" })).toBeFocused();
  expect(await events(page, "imo:submit")).toEqual([]);
  await page.locator('input[type="file"]').setInputFiles(file);
  // A visitor who was taken back to a step has to leave it again.
  await expect(page.getByText("Passo 2 de 3")).toBeVisible();
  await next(page).click();
  await send(page).click();
  await expect(
    page.getByText("Candidatura submetida com sucesso. Em breve entraremos em contacto."),
  ).toBeVisible();
});

/** Expects a step to be inside the window, on a long page. */
async function expectInView(page: Page, heading: string) {
  const title = page.getByRole("heading", { name: heading });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
}

const TALL = `<div style="height: 600px"></div><div data-imo-widget="valuation-wizard"></div><div style="height: 900px"></div>`;

test("focuses and shows each step's heading after Seguinte, Voltar and the browser's Back", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(TALL);
  await page.getByLabel("Tipo Imóvel*").selectOption("Loja");
  await page.getByLabel("Localizaçao*").fill("Ovar");
  await next(page).click();
  await expectInView(page, "Informações Adicionais");
  await next(page).click();
  await expectInView(page, "Contactos");
  await page.getByLabel("Outros").scrollIntoViewIfNeeded();
  await back(page).click();
  await expectInView(page, "Informações Adicionais");
  await back(page).scrollIntoViewIfNeeded();
  await back(page).click();
  await expectInView(page, "Objectivo");
  await next(page).click();
  await page.getByLabel("Estado Conservação").scrollIntoViewIfNeeded();
  await page.goBack();
  await expectInView(page, "Objectivo");
  await page.goForward();
  await expectInView(page, "Informações Adicionais");
});

test("goes back step by step and then off the page, keeps its step in a reload, and leaves at once after the result", async ({
  page,
  open,
}) => {
  await page.route("**/api/agendamento", (route) => route.fulfill({ status: 201, json: {} }));
  await open("<h1>Antes</h1>", { path: "/antes" });
  await open('<div data-imo-widget="valuation-wizard"></div>', { path: "/avaliacao" });
  await page.evaluate(() => history.replaceState({ turbo: { restorationIdentifier: "a" } }, ""));
  await fillValuation(page);
  await back(page).click();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Informações Adicionais" })).toBeVisible();
  await expect(page.getByLabel("Área Terreno")).toHaveValue("640");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Objectivo" })).toBeVisible();
  expect(await page.evaluate(() => history.state.turbo)).toEqual({ restorationIdentifier: "a" });
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Antes" })).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel("Localizaçao*")).toHaveValue("Rua da Praia, Esmoriz, Ovar");
  await next(page).click();
  await next(page).click();
  await send(page).click();
  await expect(page.getByText(/^Pedido de avaliação submetido/)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.getByRole("heading", { name: "Antes" })).toBeVisible();
});

test("hides its steps from a host that restores its page on Back", async ({ page, open }) => {
  await open("<h1>Site</h1>");
  await page.evaluate(() => {
    Object.assign(window, { heard: [] as unknown[] });
    addEventListener("popstate", ({ state }) =>
      (window as unknown as { heard: unknown[] }).heard.push(state?.host),
    );
    history.replaceState({ host: 1 }, "");
    history.pushState({ host: 2 }, "", "#dois");
    // The wizard is added only now, so the host's listener is registered before the wizard's.
    document.body.insertAdjacentHTML("beforeend", '<div data-imo-widget="valuation-wizard"></div>');
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
  await page.getByLabel("Tipo Imóvel*").selectOption("Loja");
  await page.getByLabel("Localizaçao*").fill("Ovar");
  await next(page).click();
  await expect(page.getByRole("heading", { name: "Informações Adicionais" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Objectivo" })).toBeVisible();
  expect(await heard()).toEqual([]);
  await page.goBack();
  await expect.poll(heard).toEqual([1]);
});
