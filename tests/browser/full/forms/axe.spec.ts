/**
 * Tests the accessibility of forms, wizards, calculator and team in each of their states with axe.
 */
import { expect, test, violations } from "../../fixtures.ts";
import { fillContact, next, PDF } from "../../forms/fill.ts";

// Axe checks several states in each test, which takes a busy machine longer than one page.
test.describe.configure({ timeout: 90_000 });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

test("passes axe in each state of a contact form, and keeps it within each width", async ({
  page,
  open,
}) => {
  let isDown = true;
  await page.route("**/api/imovel/contacto", (route) =>
    isDown ? route.abort() : route.fulfill({ status: 201, json: {} }),
  );
  const ways =
    'data-mostrar-contactos="sim" data-telefone="256 000 000" data-whatsapp="912 345 678" data-email="a@b.pt"';
  await open(
    `<main><h1>Casa</h1><div data-imo-widget="property-contact" data-id-ref="OVR-1" ${ways}></div></main>`,
  );
  await page.locator("form").waitFor();
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  }
  expect(await violations(page), "untouched").toEqual([]);
  await page.getByLabel("E-mail*").fill("x");
  await page.getByLabel("E-mail*").blur();
  expect(await violations(page), "errors").toEqual([]);
  await fillContact(page);
  expect(await violations(page), "ready").toEqual([]);
  const submit = page.locator("button[type=submit]");
  await submit.click();
  await page.getByRole("heading", { name: "Erro!" }).waitFor();
  expect(await violations(page), "failure").toEqual([]);
  isDown = false;
  await page.reload();
  await page.getByText("Recuperámos o que já tinha escrito.").waitFor();
  expect(await violations(page), "restored").toEqual([]);
  await submit.click();
  await page.getByRole("heading", { name: "Mensagem enviada com sucesso!" }).waitFor();
  expect(await violations(page), "success").toEqual([]);
});

test("passes axe in each step of an application filled in by keyboard only", async ({
  page,
  open,
}) => {
  await open(`<main><h1>Recrutamento</h1><div data-imo-widget="recruitment-wizard"></div></main>`);
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

test("passes axe in each state of the calculator and the team", async ({ page, open }) => {
  const people = Array.from({ length: 7 }, (_, at) => ({
    ...{ id: at, name: `Pessoa ${at}`, link: `/agente/${at}`, foto: `/perdida-${at}.jpg` },
  }));
  const team = `<script type="application/json">${JSON.stringify({ colaboradores: people })}</script>`;
  await open(
    `<main><h1>Crédito</h1><div data-imo-widget="mortgage-calculator"></div><div data-imo-widget="team-cards">${team}</div></main>`,
  );
  const years = page.getByLabel(/^Prazo/);
  await years.waitFor();
  // If a photo doesn't load, the initials stay.
  await expect(page.locator(".imo-person__photo").first()).toHaveText(/^P/);
  expect(await violations(page), "empty and folded").toEqual([]);
  await years.fill("muito");
  await page.getByText("Ver todos").click();
  await expect(page.getByRole("link", { name: "Pessoa 4" })).toBeFocused();
  expect(await violations(page), "invalid and open").toEqual([]);
  await page.getByLabel(/^Preço/).fill("200000");
  await page.getByLabel(/^TAN/).fill("3,5");
  await years.fill("30");
  await page.getByRole("button", { name: "Ver a simulação completa" }).click();
  await page.getByLabel("Entrada").fill("20 %");
  await expect(page.getByText("718,47\u00A0€").first()).toBeVisible();
  expect(await violations(page), "simulation").toEqual([]);
});
