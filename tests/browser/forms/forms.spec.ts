/**
 * Tests messages to the agency, on the demo site's real database and on a host page whose server
 * misbehaves.
 */
import type { Locator, Page } from "@playwright/test";
import { built } from "../../support/built-files.ts";
import { interceptRequests } from "../../support/held-requests.ts";
import { events, expect, recordEvents, test } from "../fixtures.ts";
import { fillContact } from "./fill.ts";

const SENT = "Mensagem enviada com sucesso!";

/** Returns the submit button, whose text is tested with each widget. */
const submitOf = (form: Locator | Page) => form.locator("button[type=submit]");

test.beforeEach(({ page }) => recordEvents(page));

test("delivers messages to the demo site as they were typed, one of them after its session has expired", async ({
  page,
  site,
  context,
  said,
}) => {
  const message = `Tenho <b>pressa</b> & "gosto" 🏡 ${Date.now()}`;
  await page.goto(`${site.url}/contactos`);
  const form = page.locator('[data-imo-widget="general-contact"] form');
  await fillContact(form, message);
  await context.clearCookies();
  await form.getByRole("button", { name: "Enviar" }).click();
  await expect(page.getByRole("heading", { name: SENT })).toBeVisible();
  expect(await events(page, "imo:submit")).toEqual([
    { type: "imo:submit", detail: { widget: "general-contact", outcome: "success" } },
  ]);
  await page.goto(`${site.url}/lista`);
  await page.locator(".imo-listing__link").first().click();
  const property = page.locator('[data-imo-widget="property-contact"] form');
  await fillContact(property, `Sobre este imóvel: ${message}`);
  await submitOf(property).click();
  await expect(page.getByRole("heading", { name: SENT })).toBeVisible();
  await page.goto(`${site.url}/caixa`);
  await expect(page.getByText(message, { exact: true })).toHaveCount(1);
  await expect(page.getByText(`Sobre este imóvel: ${message}`, { exact: true })).toHaveCount(1);
  expect(said.errors).toEqual([]);
});

test("waits without a network, and delivers a message only once although its answer was lost", async ({
  page,
  site,
  context,
}) => {
  await page.goto(`${site.url}/contactos`);
  const form = page.locator('[data-imo-widget="general-contact"] form');
  const once = `Do comboio ${Date.now()}`;
  await fillContact(form, once);
  await context.setOffline(true);
  await expect(
    form.getByText("Está sem ligação à internet. O que escreveu fica guardado."),
  ).toBeVisible();
  await expect(form.getByRole("button", { name: "Enviar" })).toBeEnabled();
  await context.setOffline(false);
  // The message arrives but its answer is lost, so only the server knows that it was stored.
  let isFirst = true;
  await page.route("**/api/contacto/contacto", async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    await route.abort("connectionreset");
  });
  await form.getByRole("button", { name: "Enviar" }).click();
  await page.getByRole("button", { name: "Enviar quando houver ligação" }).click();
  await expect(page.getByRole("heading", { name: SENT })).toBeVisible();
  expect((await events(page, "imo:submit")).map(({ detail }) => detail.outcome)).toEqual([
    "failure",
    "success",
  ]);
  await page.goto(`${site.url}/caixa`);
  await expect(page.getByText(once)).toHaveCount(1);
});

test("offers to mail a message that failed, restores it after a reload, and starts over when asked", async ({
  page,
  open,
}) => {
  await page.route("**/api/imovel/contacto", (route) =>
    route.fulfill({ status: 500, contentType: "text/html", body: "<h1>Erro</h1>" }),
  );
  await open(
    '<div data-imo-widget="property-contact" data-id-ref="OVR-1" data-email="a@b.pt"></div>',
  );
  const [name, message] = [page.getByLabel("O Seu nome*"), page.getByLabel("Mensagem*")];
  await fillContact(page, "Bom dia\nObrigada");
  await submitOf(page).click();
  await expect(page.getByRole("heading", { name: "Erro!" })).toBeVisible();
  const mail = await page.getByRole("link", { name: "Enviar e-mail" }).getAttribute("href");
  expect(decodeURIComponent(mail ?? "")).toContain(
    "a@b.pt?subject=Ref. OVR-1&body=O Seu nome: Maria",
  );
  await page.getByRole("button", { name: "Recarregar a página" }).click();
  await expect(page.getByText("Recuperámos o que já tinha escrito.")).toBeVisible();
  await expect(message).toHaveValue("Bom dia\nObrigada");
  await page.getByRole("button", { name: "Começar de novo" }).click();
  await expect(name).toBeFocused();
  await expect(message).toHaveValue("");
  await page.reload();
  await expect(name).toHaveValue("");
  await expect(page.getByText(/^Recuperámos/)).toHaveCount(0);
});

test("fetches the lost code when sending again, and delivers the message", async ({
  page,
  open,
}) => {
  let sent = 0;
  await interceptRequests(page, built("axios"), (route) =>
    route.request().url().includes("?r=1") ? route.continue() : route.abort(),
  );
  await page.route("**/api/contacto/contacto", (route) => {
    sent += 1;
    return route.fulfill({ status: 201, json: {} });
  });
  await open('<div data-imo-widget="general-contact"></div>');
  await fillContact(page);
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect(page.getByRole("heading", { name: SENT })).toBeVisible();
  expect(sent).toBe(1);
});
