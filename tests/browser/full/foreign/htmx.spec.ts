/**
 * Tests a page on which htmx handles all links and forms (hx-boost). Either htmx or the widget
 * acts: a click causes one history entry and one request, and Back returns
 * (docs/product/pagination.md).
 */

import type { Page } from "@playwright/test";
import {
  type Answer,
  answerOverTheWire,
  resultsOf,
  take,
} from "../../../support/calls-over-the-wire.ts";
import { drawnTag, sheetLinks } from "../../../support/drawn-tags.ts";
import { expect, INCLUDES, recordEvents, test } from "../../fixtures.ts";
import { fillContact } from "../../forms/fill.ts";
import type { HostServer } from "../../host-server.ts";
import { outcomes } from "./every-form.ts";

const HTMX = '<script src="/node_modules/htmx.org/dist/htmx.min.js"></script>';
const MENU =
  '<nav><a href="/inicio-htmx">Início</a> <a href="/lista">Imóveis</a> <a href="/contactos-htmx">Contactos</a></nav>';

const home = (page: Page, id: number) =>
  page.getByRole("link", { name: `Casa ${id}`, exact: true }).last();
const isSamePage = (page: Page) => page.evaluate(() => "isSamePage" in globalThis);

function serve(host: HostServer, path: string, body: string) {
  host.serve(path, { html: documentWith(path, body) });
}

/** Serves the page with the listing, with the results of the page in its query string. */
function serveListing(
  answer: Answer,
  tag: (results: string, query: string) => string | Promise<string>,
) {
  answer("/lista", async ({ url = "" }, response) => {
    const { search, searchParams } = new URL(url, "http://host");
    const body = await tag(
      JSON.stringify({ resultados: resultsOf(Number(searchParams.get("pagina") ?? 1)) }),
      search.slice(1),
    );
    response
      .writeHead(200, { "Content-Type": "text/html; charset=utf-8" })
      .end(documentWith("/lista", body));
  });
}

function documentWith(path: string, body: string): string {
  const head = `<meta charset="utf-8"><title>${path}</title>${HTMX}${INCLUDES}${sheetLinks(body)}`;
  return `<!doctype html><html lang="pt-PT"><head>${head}</head><body hx-boost="true">${MENU}${body}</body></html>`;
}

async function answerCalls(page: Page) {
  const asked: number[] = [];
  await page.route("**/api/imoveis", (route) => {
    const { page: wanted } = route.request().postDataJSON();
    asked.push(wanted);
    return route.fulfill({ json: resultsOf(wanted) });
  });
  return asked;
}

/** Goes to page 2 and expects one Back to return. */
async function expectOneEntry(page: Page, asked: number[]) {
  await expect(home(page, 100)).toBeVisible();
  const before = await page.evaluate(() => history.length);
  const documents: string[] = [];
  page.on("request", (request) => {
    if (/\/lista/.test(request.url())) documents.push(request.url());
  });
  await page.getByRole("link", { name: "Página 2", exact: true }).click();
  await expect(home(page, 200)).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  // At the click, either the listing requests its results or the host the whole document.
  expect(asked.filter((wanted) => wanted === 2).length + documents.length).toBe(1);
  await page.goBack();
  await expect(home(page, 100)).toBeVisible();
  await expect.poll(() => new URL(page.url()).search).toBe("");
}

test.beforeEach(async ({ page, host }) => {
  await recordEvents(page);
  serve(host, "/inicio-htmx", "<h1>Início</h1>");
});

test("adds one entry for a page of a listing that came by a boosted visit, and Back leads back", async ({
  page,
  host,
  said,
  answer,
}) => {
  const asked = await answerCalls(page);
  serveListing(
    answer,
    (results) =>
      `<div data-imo-widget="listing-search"><script type="application/json">${results}</script></div>`,
  );
  await page.goto(`${host.url}/lista`);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await expect(home(page, 100)).toBeVisible();
  // Now that its code is loaded, the listing mounts before htmx processes the page.
  await page.getByRole("link", { name: "Início", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Início" })).toBeVisible();
  await page.getByRole("link", { name: "Imóveis", exact: true }).click();
  expect(await isSamePage(page), "htmx has taken the link").toBe(true);
  await expectOneEntry(page, asked);
  expect(said.errors).toEqual([]);
});

test("adds one entry for a page of a drawn listing, and Back leads back", async ({
  page,
  host,
  said,
  answer,
}) => {
  const asked = await answerCalls(page);
  serveListing(answer, (script, query) => drawnTag({ widget: "listing-search", script, query }));
  await page.goto(`${host.url}/lista`);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await expectOneEntry(page, asked);
  await page.getByRole("link", { name: "Início", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Início" })).toBeVisible();
  expect(await isSamePage(page), "htmx has taken the link").toBe(true);
  expect(said.errors).toEqual([]);
});

test("sends a contact form that came by a boosted visit once, without htmx", async ({
  page,
  host,
  said,
  answer,
}) => {
  serve(host, "/contactos-htmx", '<div data-imo-widget="general-contact"></div>');
  const heard = answerOverTheWire(answer, take);
  await page.goto(`${host.url}/inicio-htmx`);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await page.getByRole("link", { name: "Contactos", exact: true }).click();
  await fillContact(page);
  expect(await isSamePage(page), "htmx has taken the link").toBe(true);
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect.poll(() => outcomes(page)).toEqual({ "general-contact": "success" });
  expect(heard.asked).toEqual(["POST /api/contacto/contacto"]);
  expect(said.errors).toEqual([]);
});
