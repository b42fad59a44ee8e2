/** Somebody applies for a job, somebody asks for a valuation: on the demo site's database, and where things go wrong. */
import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { valuationCall } from "../../../src/api/agendamento.ts";
import { applicationFields } from "../../../src/api/recrutamento.ts";
import { bodyOf } from "../../support/filled-fields.ts";
import { events, expect, recordEvents, test, violations } from "../fixtures.ts";
import { fillApplication, fillValuation, next, PDF } from "./fill.ts";

const RECRUITMENT = '<div data-imo-widget="recruitment-wizard" data-telefone="256 000 000"></div>';

test.beforeEach(({ page }) => recordEvents(page));

const back = (page: Page) => page.getByRole("button", { name: "Voltar" });
const send = (page: Page) => page.getByRole("button", { name: "Enviar", exact: true });

test("an application goes from step to step, Back keeps everything, and it arrives whole with its CV", async ({
  page,
  site,
}) => {
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
  await send(page).click();
  await expect(page.getByText("Candidatura submetida com sucesso. Em breve entraremos em contacto.")).toBeVisible();
  await page.goto(`${site.url}/caixa`);
  await expect(page.getByText("Rui O'Neill").first()).toBeVisible();
  const link = page.getByRole("link", { name: /currículo_ção\.pdf/ }).first();
  const cv = await page.request.get(new URL((await link.getAttribute("href")) as string, site.url).href);
  expect((await cv.body()).equals(PDF.buffer)).toBe(true);
});

test("the body on the wire has the contract's keys in its order, the age empty", async ({ page, open }) => {
  let body = "";
  await page.route("**/api/recrutamento", (route) => {
    body = route.request().postDataBuffer()?.toString("utf8") ?? "";
    return route.fulfill({ status: 201, json: {} });
  });
  await open(RECRUITMENT);
  await fillApplication(page);
  await next(page).click();
  await send(page).click();
  await expect(page.getByText(/^Candidatura submetida/)).toBeVisible();
  const names = [...body.matchAll(/name="(\w+)"/g)].map((match) => match[1]);
  expect(names).toEqual(Object.keys(applicationFields));
  expect(body).toMatch(/name="idade"\r\n\r\n\r\n/);
});

test("a wrong type of CV is warned of, can still be replaced, and if sent sends nothing and says so", async ({
  page,
  open,
}) => {
  let calls = 0;
  await page.route("**/api/recrutamento", (route) => {
    calls += 1;
    return route.fulfill({ status: 201, json: {} });
  });
  await open(RECRUITMENT);
  await fillApplication(page);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "foto.png", mimeType: "image/png", buffer: Buffer.from("x") });
  await expect(page.getByText("foto.png")).toBeVisible();
  await next(page).click();
  await expect(page.locator("dl")).toContainText("foto.pngO CV tem de ser um ficheiro PDF, DOC ou DOCX.");
  await send(page).click();
  await expect(page.getByText("Erro ao submeter a candidatura. por favor tente mais tarde.")).toBeVisible();
  expect(calls).toBe(0);
});

test("a CV that was saved once more before it is sent is to be chosen again, and then goes", async ({ page, site }) => {
  await page.goto(`${site.url}/recrutamento`);
  await fillApplication(page);
  const file = test.info().outputPath("cv.pdf");
  writeFileSync(file, PDF.buffer);
  await page.locator('input[type="file"]').setInputFiles(file);
  await next(page).click();
  // Longer than a file system's clock ticks.
  await page.waitForTimeout(1100);
  writeFileSync(file, "%PDF-1.4 outra vez, mais longo");
  await send(page).click();
  await expect(page.getByText(/^Escolha o CV outra vez: o ficheiro mudou/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Dados e Informações" })).toBeFocused();
  expect(await events(page, "imo:submit")).toEqual([]);
  await page.locator('input[type="file"]').setInputFiles(file);
  // A visitor who was brought back to a step leaves it themselves.
  await expect(page.getByText("Passo 2 de 3")).toBeVisible();
  await next(page).click();
  await send(page).click();
  await expect(page.getByText("Candidatura submetida com sucesso. Em breve entraremos em contacto.")).toBeVisible();
});

test.describe("the size of a CV", () => {
  for (const [size, isTaken] of [
    [1_000_000, true],
    [1_000_001, false],
  ] as const) {
    test(`${size} bytes are ${isTaken ? "taken" : "refused at selection"}`, async ({ page, open }) => {
      await open(RECRUITMENT);
      await fillApplication(page);
      await page
        .locator('input[type="file"]')
        .setInputFiles({ ...PDF, name: "grande.pdf", buffer: Buffer.alloc(size, 1) });
      if (isTaken) return expect(page.getByText("grande.pdf")).toBeVisible();
      // The box is empty again: it never shows another file than its message speaks of.
      await expect(page.getByText(/^grande\.pdf tem mais de 1 MB/)).toBeVisible();
      await expect(page.getByText("currículo_ção.pdf")).toHaveCount(0);
      await expect(next(page)).toBeDisabled();
    });
  }
});

test("a reload in the middle brings back what was typed, at the furthest step that is still valid, without the CV", async ({
  page,
  open,
}) => {
  await open(RECRUITMENT);
  await fillApplication(page);
  await page.reload();
  await expect(page.getByLabel("Nome*")).toHaveValue("Rui O'Neill");
  await expect(page.getByText("currículo_ção.pdf")).toHaveCount(0);
  await expect(page.getByText("Escolha o CV outra vez: por segurança, o ficheiro não fica guardado.")).toBeVisible();
  await expect(next(page)).toBeDisabled();
});

/** Expects a step to be in the window of a long page. */
async function expectInView(page: Page, heading: string) {
  const title = page.getByRole("heading", { name: heading });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
}

const TALL = `<div style="height: 600px"></div><div data-imo-widget="valuation-wizard"></div><div style="height: 900px"></div>`;

test("a step's heading is focused and in view each time, by Next, by Voltar and by the browser's own Back", async ({
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

test("Back goes step by step and then off the page, a reload stays in its step, and after the result one Back leaves", async ({
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

test("a host that restores its page on Back hears nothing of a wizard's steps, and all of its own", async ({
  page,
  open,
}) => {
  await open("<h1>Site</h1>");
  await page.evaluate(() => {
    Object.assign(window, { heard: [] as unknown[] });
    addEventListener("popstate", ({ state }) => (window as unknown as { heard: unknown[] }).heard.push(state?.host));
    history.replaceState({ host: 1 }, "");
    history.pushState({ host: 2 }, "", "#dois");
    // Only now, because the host's listener is there before the wizard's, whose code has to be loaded.
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

test("a pasted phone loses its blanks and brackets; a wrong one and a wrong e-mail say so once left", async ({
  page,
  open,
}) => {
  await open(RECRUITMENT);
  await page.getByRole("radio").first().check();
  await page.getByLabel(/Agência/).selectOption("Ovar");
  await next(page).click();
  const phone = page.getByLabel("Contacto Telefónico*");
  await phone.focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text/plain", "(+351) 912-345 678");
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  if ((await phone.inputValue()) === "") await phone.fill("(+351) 912-345 678");
  await expect(phone).toHaveValue("+351912345678");
  await phone.fill("");
  await phone.pressSequentially("+351 912 345 678");
  await phone.blur();
  await expect(phone).toHaveValue("+351912345678");
  await expect(page.getByText("Número de telefone inválido.")).toHaveCount(0);
  await phone.fill("abc");
  await phone.blur();
  await expect(page.getByText("Número de telefone inválido.")).toBeVisible();
  await page.getByLabel("Email*").fill("a@b.c");
  await page.getByLabel("Email*").blur();
  await expect(page.getByText("Email inválido.")).toBeVisible();
});

test("a valuation needs place and type, not the objective; its request is the contract's, key for key", async ({
  page,
  open,
}) => {
  const bodies: string[] = [];
  await page.route("**/api/agendamento", (route) => {
    bodies.push(route.request().postData() ?? "");
    return route.fulfill({ status: 201, json: {} });
  });
  await open('<div data-imo-widget="valuation-wizard"></div>');
  await page.getByLabel("Tipo Imóvel*").selectOption("Loja");
  await page.getByLabel("Localizaçao*").fill("Ovar");
  await expect(next(page)).toBeEnabled();
  await fillValuation(page);
  await send(page).dblclick();
  await expect(
    page.getByText("Pedido de avaliação submetido com sucesso. Em breve entraremos em contacto."),
  ).toBeVisible();
  expect(bodies).toEqual([
    bodyOf(valuationCall, {
      ...{ tipoImovel: "Moradia", tipologia: "+5", objetivo: "Vender", loca: "Rua da Praia, Esmoriz, Ovar" },
      ...{ areaTerreno: "640", estadoCon: "Para Remodelar" },
      ...{ nome: "Ana Sá", tel: "912345678", email: "ana@exemplo.pt" },
    }),
  ]);
  expect((await events(page, "imo:submit"))[0]?.detail).toEqual({ widget: "valuation-wizard", outcome: "success" });
});

test("a valuation that can't be sent says so, scrolls to the top, and keeps what was typed", async ({ page, open }) => {
  await page.route("**/api/agendamento", (route) => route.abort());
  await open('<div style="height: 900px"></div><div data-imo-widget="valuation-wizard"></div>');
  await fillValuation(page);
  await send(page).click();
  await expect(page.getByText("Erro ao enviar o pedido. Tente novamente mais tarde.")).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.reload();
  await expect(page.getByLabel("E-Mail*")).toHaveValue("ana@exemplo.pt");
});

test("by keyboard alone an application reaches its last step, and axe finds nothing on the way", async ({
  page,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(`<main><h1>Recrutamento</h1>${RECRUITMENT}</main>`);
  await page.getByRole("radio").first().focus();
  expect(await violations(page), "step 1").toEqual([]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await page.getByLabel(/Agência/).selectOption("Ovar");
  await page.keyboard.press("Tab");
  await expect(next(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Dados e Informações" })).toBeFocused();
  for (const text of ["Rui", "Ovar", "912345678", "rui@exemplo.pt"]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(text);
  }
  await page.locator('input[type="file"]').setInputFiles(PDF);
  expect(await violations(page), "step 2").toEqual([]);
  await next(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Confirmar" })).toBeFocused();
  expect(await violations(page), "step 3").toEqual([]);
});
