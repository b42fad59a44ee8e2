import { afterAll, beforeAll, expect, test } from "vitest";
import { valuationCall } from "#api/agendamento.ts";
import { agencyContact, agentContact, generalContact } from "#api/contacto.ts";
import { searchRequest } from "#api/imoveis.ts";
import { emptyCriteria } from "#domain/search/criteria.ts";
import { awkwardListings } from "../../../tests/support/awkward-listings.ts";
import { bodyOf } from "../../../tests/support/filled-fields.ts";
import { send, type TestSite, testSite } from "../../../tests/support/visitor.ts";
import { TEAM } from "../agency.ts";
import { POLICY } from "../html.ts";
import { makeListings } from "../seed/listings.ts";

let site: TestSite;

beforeAll(async () => {
  site = await testSite([...makeListings(60), ...awkwardListings(60)]);
});
afterAll(() => site.close());

const WIDGETS_BY_PAGE: Record<string, string> = {
  "/": "hero-search mortgage-calculator team-cards",
  "/lista": "listing-search general-contact",
  "/lista?objectivo=Arrendar&localizacao=Ovar&tipologia=": "listing-search general-contact",
  "/moradia-t4-com-piscina-e-jardim-em-esmoriz_60": "property-contact mortgage-calculator",
  "/qualquer-nome_59": "property-contact",
  "/equipa": "",
  "/agente/7": "agent-contact",
  "/agente/14": "agent-contact",
  "/contactos": "general-contact",
  "/contactos?loja=ESP": "agency-contact",
  "/contactos?loja=outra": "general-contact",
  "/recrutamento": "recruitment-wizard",
  "/avaliacao": "valuation-wizard",
  "/privacidade": "",
  "/acessibilidade": "",
  "/caixa": "",
};
const paths = Object.keys(WIDGETS_BY_PAGE);

async function read(path: string): Promise<string> {
  return (await site.app.request(path)).text();
}

test.each(paths)("%s has its widgets' tags, and the bundle's two", async (path) => {
  const answer = await site.app.request(path);
  const page = await answer.text();
  expect(answer.status).toBe(200);
  const widgets = [...page.matchAll(/<div data-imo-widget="([\w-]+)"/g)].map(([, name]) => name);
  expect(widgets.join(" ")).toBe(WIDGETS_BY_PAGE[path]);
  expect(page).toContain('<html lang="pt-PT">');
  expect(page).toMatch(/<title>[^<]{3,} · Cal e Maré<\/title>/);
  expect(page).toContain('<script type="module" src="/vendor/imo-widgets/imo-widgets.js">');
});

test.each(paths)("%s contains nothing inline, as its policy requires", async (path) => {
  const answer = await site.app.request(path);
  const page = await answer.text();
  expect(answer.headers.get("Content-Security-Policy")).toBe(POLICY);
  expect(page).not.toMatch(/<style|\sstyle=|\son[a-z]+=|javascript:/i);
  const scripts = [...page.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
  expect(scripts.every((tag) => /src=|type="application\/json"/.test(tag))).toBe(true);
});

test("answers an unknown path with 404 and links to other pages", async () => {
  for (const path of ["/nada", "/casa_999999", "/agente/999", "/agente/x", "/a/b/c_1"]) {
    const answer = await site.app.request(path);
    expect(answer.status, path).toBe(404);
    expect(await answer.text()).toContain('href="/lista"');
  }
});

test("escapes markup in a title", async () => {
  const hostile = site.listings.find(({ titulo }) => titulo.includes("alert(1)"));
  for (const path of [`/x_${hostile?.id}`, "/lista", "/lista?pagina=2"]) {
    expect(await read(path), path).not.toContain("<script>alert");
  }
  expect(await read(`/x_${hostile?.id}`)).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
});

test("escapes a message's markup in the inbox", async () => {
  const hostile = '<img src=x onerror=alert(1)> "Zé"';
  await send(
    site.app,
    generalContact.path,
    JSON.parse(bodyOf(generalContact, { nome: hostile, mensagem: hostile })),
  );
  const inbox = await read("/caixa");
  expect(inbox).toContain("&lt;img src=x onerror=alert(1)&gt; &quot;Zé&quot;");
  expect(inbox).not.toContain("<img src=x");
});

test("names the recipient in words in the inbox, and the time in the agency's time zone", async () => {
  await send(site.app, agentContact.path, JSON.parse(bodyOf(agentContact, {}, { comercial: 7 })));
  await send(
    site.app,
    agencyContact.path,
    JSON.parse(bodyOf(agencyContact, {}, { agencia: "SMF" })),
  );
  const about = { tipoImovel: "Moradia", areaPriv: "142", estadoCon: "Usado" };
  await send(site.app, valuationCall.path, JSON.parse(bodyOf(valuationCall, about)));
  const inbox = await read("/caixa");
  for (const text of [
    "Consultor: Marta Figueiredo",
    "Loja: Santa Maria da Feira",
    "Área Privada",
    "Estado Conservação",
  ])
    expect(inbox).toContain(text);
  expect(inbox).not.toMatch(/areaPriv|estadoCon|<dt>loca</);
  expect(inbox).toMatch(/<time datetime="[^"]+">\d\d\/\d\d\/\d{4}, \d\d:\d\d</);
});

test("lists the URL's listings page by page without scripts", async () => {
  const first = await read("/lista?objectivo=Comprar");
  expect(first.match(/<li><a href="\/[^"]*_\d+">/g)).toHaveLength(12);
  expect(first).toContain('rel="next" href="/lista?objectivo=Comprar&amp;pagina=2"');
  const hrefs = (page: string) =>
    [...page.matchAll(/<li><a href="(\/[^"]*_\d+)"/g)].map(([, href]) => href);
  const second = await read("/lista?objectivo=Comprar&pagina=2");
  expect(hrefs(second).filter((href) => hrefs(first).includes(href))).toEqual([]);
  expect(second).toContain('rel="prev" href="/lista?objectivo=Comprar"');
});

test("embeds the answer to the search in the list page's URL", async () => {
  const page = await read("/lista?objectivo=Comprar&pagina=2");
  const [, json = ""] =
    /data-imo-widget="listing-search">\s*<script type="application\/json">(.*?)<\/script>/.exec(
      page,
    ) ?? [];
  const { data, current_page, last_page, total } = JSON.parse(json).resultados;
  const criteria = { ...emptyCriteria, objetivo: ["Comprar"] as const };
  const answer = await (await send(site.app, "/api/imoveis", searchRequest(criteria, 2))).json();
  expect(data.length).toBeGreaterThan(0);
  expect({ data, current_page, last_page, total }).toEqual({
    data: answer.data,
    current_page: answer.current_page,
    last_page: answer.last_page,
    total: answer.total,
  });
});

test("marks the current page in the menu", async () => {
  expect(await read("/equipa")).toContain('<a href="/equipa" aria-current="page">');
  expect(await read("/")).not.toContain("aria-current");
});

test("leaves out the calculator for a rent and for a listing without a price", async () => {
  const unpriced = site.listings.find(({ preco }) => preco === null);
  expect(await read(`/x_${unpriced?.id}`)).not.toContain("mortgage-calculator");
  expect(await read(`/x_${unpriced?.id}`)).toContain("Sob Consulta");
  const page = await read("/x_60");
  expect(page).toContain('data-preco-imovel="485000"');
  expect(page).toMatch(/Prestação estimada \(financiamento a 100\s%, 30\sanos, TAN\s3,5\s%\)/);
  expect(page).toContain('<h2>Fale com <a href="/agente/');
});

test("says that a rent is paid monthly, on its page, on the site's cards and without scripts", async () => {
  const rents = site.listings.filter(
    ({ tipoNegocio, preco }) => tipoNegocio === "Arrendamento" && preco,
  );
  const pages = await Promise.all(rents.map(({ id }) => read(`/x_${id}`)));
  for (const page of pages)
    expect(page).toMatch(
      /<p class="site-listing__price">[\d\u00a0]+€\/mês<span class="site-energy"/,
    );
  expect(pages.join("")).toMatch(/<b>[\d\u00a0]+€\/mês<\/b>/);
  expect(await read("/lista?objectivo=Arrendar")).toMatch(/<\/a> [\d\u00a0]+€\/mês, /);
});

test("shows the whole team, and how to reach each member", async () => {
  const page = await read("/equipa");
  for (const { name, telefone, email, link } of TEAM) {
    expect(page, name).toContain(`<a href="${link}">${name}</a>`);
    for (const way of [
      `tel:+351${telefone.replaceAll(" ", "")}`,
      "https://wa.me/351910",
      `mailto:${email}`,
    ]) {
      expect(page, name).toContain(way);
      expect(await read(link), name).toContain(way);
    }
  }
  expect(page).not.toContain("Ver todos");
});

test("describes the search in the list's heading, in Portuguese", async () => {
  const headings = {
    "/lista": "Imóveis",
    "/lista?objectivo=Comprar&localizacao=Ovar": "Imóveis para comprar em Ovar",
    "/lista?objectivo=Arrendar&tipologia=Apartamento,Moradia&localizacao=Porto,Ovar":
      "Apartamentos e moradias para arrendar no Porto e em Ovar",
    "/lista?tipologia=Terreno&objectivo=Permutar": "Terrenos para permuta",
    "/lista?localizacao=Ovar,Espinho,Porto": "Imóveis em 3 localizações",
    "/lista?localizacao=%3Cb%3E": "Imóveis em &lt;b&gt;",
  };
  for (const [path, heading] of Object.entries(headings))
    expect(await read(path), path).toContain(`<h1 class="site-h1">${heading}</h1>`);
});

test("gives every member of the team a page, in the variant that they chose", async () => {
  for (const { id, name, variante } of TEAM) {
    const page = await read(`/agente/${id}`);
    expect(page).toContain(
      `data-comercial="${id}" data-nome-comercial="${name}" data-variante="${variante}"`,
    );
  }
});
