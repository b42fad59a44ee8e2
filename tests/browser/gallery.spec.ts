/**
 * Tests the gallery's main uses: an editor changes and copies a tag, pastes one, and follows a
 * link. The others are tested in `full/`.
 */
import { expect, test } from "./fixtures.ts";

test("opens an example, changes it and copies its tag by keyboard only", async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${site.url}/galeria#mortgage-calculator/de-um-imovel`);
  // The page's `load` event comes before React has rendered.
  await page.getByRole("link", { name: "Saltar para o componente" }).waitFor({ state: "attached" });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("#componente")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "vazia" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#campo-anos")).toHaveValue("");
  await page.locator("#campo-anos").focus();
  await page.keyboard.type("25");
  await page.getByRole("button", { name: "Copiar a etiqueta" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Copiado." })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('data-anos="25"');
});

test("restores the form from a pasted tag", async ({ page, site, said }) => {
  await page.goto(`${site.url}/galeria#agent-contact/titulo-fora`);
  const tag = page.getByRole("region", { name: "Etiqueta", exact: true });
  const snippet = (await tag.textContent()) ?? "";
  await page.getByRole("link", { name: "Equipa" }).click();
  await expect(page.getByRole("heading", { level: 2 })).toContainText("Equipa");
  await page.getByLabel("Etiqueta colada").fill(snippet);
  await page.getByRole("button", { name: "Ler a etiqueta" }).click();
  await expect(page.getByText("Etiqueta lida: Contactar um comercial.")).toBeVisible();
  await expect(page.locator("#campo-nomeComercial")).toHaveValue("Marta Figueiredo");
  await expect(page.locator("#campo-variante")).toHaveValue("titulo-fora");
  await expect(tag).toHaveText(snippet);
  await expect(page.getByRole("region", { name: "Pré-visualização" })).toHaveAttribute(
    "aria-busy",
    "false",
  );
  expect([...said.console, ...said.errors]).toEqual([]);
});

test("explains a misspelt number beside its field, and warns beside the tag", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/galeria#mortgage-calculator/de-um-imovel`);
  await page.locator(".gallery-experiments summary").click();
  const years = page.getByLabel("Prazo (anos)");
  await years.fill("trinta");
  await expect(years).toHaveAccessibleDescription(
    /^Escreva um número, por exemplo 30\. Encontrado: «trinta»\./,
  );
  await expect(page.getByRole("log")).toContainText("imo:error");
  await expect(
    page.getByRole("status").filter({ hasText: "Esta etiqueta tem um erro." }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Copiar mesmo assim" })).toBeVisible();
  await page.getByRole("button", { name: "Prazo", exact: true }).click();
  await expect(years).toBeFocused();
  await years.fill("30 anos");
  await expect(page.getByRole("button", { name: "Copiar a etiqueta" })).toBeVisible();
  await expect(page.getByText("Esta etiqueta tem um erro.")).toBeHidden();
});

test("opens the example of its URL, and goes back to the previous one", async ({ page, site }) => {
  await page.goto(`${site.url}/galeria#mortgage-calculator/sem-juros`);
  const preview = page.frameLocator("iframe");
  await expect(preview.locator("[data-imo-widget]")).toHaveAttribute("data-tan", "0");
  await page.getByRole("link", { name: "de um imóvel caro" }).click();
  await expect(preview.locator("[data-imo-widget]")).toHaveAttribute("data-tan", "3.125");
  await page.goBack();
  await expect(preview.locator("[data-imo-widget]")).toHaveAttribute("data-tan", "0");
});

test("keeps the tag in view beside the preview, whose frame is as high as its page", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${site.url}/galeria#mortgage-calculator/de-um-imovel`);
  const preview = page.frameLocator("iframe");
  await preview.locator("[data-imo-root]").waitFor();
  const bottomOf = (selector: string) =>
    page.locator(selector).evaluate((one) => one.getBoundingClientRect().bottom);
  const copy = page.getByRole("button", { name: "Copiar a etiqueta" });
  await expect(copy).toBeInViewport();
  const heightInside = () => preview.locator("body").evaluate((body) => body.scrollHeight);
  const heightOutside = () => page.locator("iframe").evaluate((frame) => frame.clientHeight);
  await expect.poll(async () => (await heightOutside()) - (await heightInside())).toBe(0);
  expect(await heightOutside()).toBeLessThan(680);
  await page.getByLabel("Texto alternativo").scrollIntoViewIfNeeded();
  await expect(copy).toBeInViewport();

  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const top = await page
      .locator(".gallery-snippet")
      .evaluate((box) => box.getBoundingClientRect().top);
    expect(Math.abs(top - (await bottomOf(".gallery-preview")))).toBeLessThanOrEqual(24);
  }
});
