/**
 * Tests that everything works under the promised content security policies without a console
 * message (docs/contract.md#content-security-policy).
 */
import { readFile } from "node:fs/promises";
import { drawnTag } from "../../support/drawn-tags.ts";
import { expect, INCLUDES, test } from "../fixtures.ts";

const STRICT =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'";
const NONCE =
  "default-src 'none'; script-src 'nonce-abc'; style-src 'nonce-abc'; img-src 'self' data:; connect-src 'self'; form-action 'self'";
const withNonce = INCLUDES.replace("<link", '<link nonce="abc"').replace(
  "<script",
  '<script nonce="abc"',
);

const policies = [
  { name: "the strict one without a nonce", policy: STRICT, head: INCLUDES },
  { name: "one that only allows nonces", policy: NONCE, head: withNonce },
];

test("works under the promised policies without violations", async ({ page, open, said }) => {
  test.slow(); // two pages, used throughout
  await page.route("**/api/imoveis", (route) =>
    route.fulfill({
      json: {
        data: [{ id: 1, titulo: "T2", fotos: { capa: "/x.svg" } }],
        current_page: 1,
        last_page: 3,
        total: 30,
      },
    }),
  );
  await page.route("**/x.svg", (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: "<svg xmlns='http://www.w3.org/2000/svg'/>",
    }),
  );
  const contact = await drawnTag({
    widget: "general-contact",
    attributes: { "data-mensagem": "Olá" },
  });
  const tags = `<div data-imo-widget="hero-search"></div><div data-imo-widget="listing-search"></div>${contact}`;
  for (const { name, policy, head } of policies)
    await test.step(name, async () => {
      await open(tags, { head, headers: { "Content-Security-Policy": policy } });
      await expect(page.getByRole("heading", { name: "30 imóveis" })).toBeVisible();
      const hero = page.locator(".imo-hero");
      await hero.getByRole("combobox", { name: "Procuro por..." }).click();
      await expect(hero.getByRole("option", { name: "Moradia" })).toHaveCSS("min-height", "44px");
      await page.keyboard.press("Escape");
      await hero.getByRole("combobox", { name: "Localização" }).fill("ovar");
      await hero.getByRole("option").first().click();
      await page.getByRole("button", { name: /Pesquisa Avançada/ }).click();
      await page.getByRole("checkbox", { name: "Novo" }).check();
      await page.keyboard.press("Escape");
      await page.getByRole("link", { name: "Página 2" }).click();
      await expect(page).toHaveURL(/pagina=2/);
      await expect(page.locator("[data-imo-drawn]")).toHaveCount(0);
      await page.getByLabel("O Seu nome*").fill("Ana");
      await expect(page.getByText("Falta indicar: e-mail e telefone.")).toBeVisible();
      expect(said).toEqual({ console: [], errors: [] });
    });
});

test("links a base sheet that is in the page but refused there", async ({ page, open }) => {
  const base = await readFile(new URL("../../../dist/imo-widgets.css", import.meta.url), "utf8");
  const script = INCLUDES.slice(INCLUDES.indexOf("<script"));
  await open('<div data-imo-widget="general-contact"></div>', {
    head: `<style data-imo-sheet="imo-widgets.css">${base}</style>${script}`,
    headers: { "Content-Security-Policy": STRICT },
  });
  await expect(page.getByRole("button", { name: "Enviar" })).toHaveCSS("min-height", "48px");
  expect(await page.locator('link[href$="/imo-widgets.css"]').count()).toBe(1);
});

test("reports a message that the page's policy blocks as failed, and doesn't offer to wait for a network", async ({
  page,
  open,
}) => {
  await open('<div data-imo-widget="general-contact" data-mensagem="Bom dia"></div>', {
    headers: { "Content-Security-Policy": "connect-src 'none'" },
  });
  await page.getByLabel("O Seu nome*").fill("Ana");
  await page.getByLabel("E-mail*").fill("ana@exemplo.pt");
  await page.getByLabel("Contacto*").fill("912345678");
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect(page.getByRole("heading", { name: "Erro!" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Recarregar a página" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Enviar quando houver ligação" })).toHaveCount(0);
});
