import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { valuationCall } from "#api/agendamento.ts";
import { agencyContact, agentContact, generalContact, propertyContact } from "#api/contacto.ts";
import { applicationCall } from "#api/recrutamento.ts";
import { bodyOf } from "../../tests/support/filled-fields.ts";
import { send, type TestSite, testSite, visitorHeaders } from "../../tests/support/visitor.ts";
import { cvOf, leads } from "./leads.ts";
import type { Listing } from "./seed/listing.ts";

let site: TestSite;

beforeAll(async () => {
  site = await testSite(30);
});
afterAll(() => site.close());

const everything = {
  page: 1,
  objetivo: [],
  tipologia: [],
  localizacao: [],
  quartos: [],
  wcs: [],
  garagem: [],
  estado: [],
  minprice: null,
  maxprice: null,
  ordem: "rec",
  comercial: [],
  idRef: "",
};
const message = { nome: "Zé", tel: "912", email: "ze@exemplo.pt", mensagem: "Olá\nboa tarde" };

test("answers a search like Laravel's paginator", async () => {
  const answer = await send(site.app, "/api/imoveis", { ...everything, page: 2 });
  const page = await answer.json();
  expect(answer.status).toBe(200);
  expect(Object.keys(page).sort()).toEqual(
    "current_page data first_page_url from last_page last_page_url next_page_url path per_page prev_page_url to total".split(
      " ",
    ),
  );
  expect(page).toMatchObject({
    current_page: 2,
    from: 13,
    to: 24,
    last_page: 3,
    total: 30,
    per_page: 12,
  });
  expect(page.data).toHaveLength(12);
  expect(page.path).toMatch(/\/api\/imoveis$/);
});

test("answers a page beyond the last with no data and the requested page number", async () => {
  const page = await (await send(site.app, "/api/imoveis", { ...everything, page: 99 })).json();
  expect(page).toMatchObject({
    current_page: 99,
    data: [],
    from: null,
    to: null,
    last_page: 3,
    total: 30,
  });
});

test("stores the message and the recipient of the four contact calls", async () => {
  const about: Record<string, unknown> = { idRef: "OVR-0231", comercial: 7, agencia: "ESP" };
  for (const call of [propertyContact, generalContact, agentContact, agencyContact]) {
    const { path, recipientKey } = call;
    const recipient = recipientKey && { [recipientKey]: about[recipientKey] };
    const body = { ...JSON.parse(bodyOf(call)), ...message, ...recipient };
    expect((await send(site.app, path, body)).status, path).toBe(201);
  }
  const kept = (await leads(site.database)).map(({ kind, about }) => `${kind} ${about}`);
  expect(kept).toEqual(["agencia ESP", "agente 7", "geral null", "imovel OVR-0231"]);
  expect((await leads(site.database))[0]?.fields).toMatchObject(message);
});

test("refuses a message without a name like Laravel, and stores nothing", async () => {
  const before = (await leads(site.database)).length;
  const answer = await send(site.app, "/api/contacto/contacto", {
    ...JSON.parse(bodyOf(generalContact, { ...message, nome: "  ", email: "sem-arroba" })),
  });
  expect(answer.status).toBe(422);
  const { message: first, errors } = await answer.json();
  expect(Object.keys(errors)).toEqual(["nome", "email"]);
  expect(first).toBe(`${errors.nome[0]} (and 1 more error)`);
  expect((await leads(site.database)).length).toBe(before);
});

test("names every missing field to a client that sends no JSON", async () => {
  const headers = { ...(await visitorHeaders(site.app)), "Content-Type": "application/json" };
  const answer = await site.app.request("/api/contacto/contacto", {
    method: "POST",
    headers,
    body: "nome=Zé",
  });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    message: expect.stringMatching(/^The nome field is required\. \(and \d more errors\)$/),
    errors: { nome: ["The nome field is required."] },
  });
});

test("returns the points of a search, leaving out listings without a place", async () => {
  const { page: _, ordem: __, ...search } = everything;
  const answer = await (await send(site.app, "/api/imoveis/mapa", search)).json();
  expect(answer.total).toBe(30);
  const placed = site.listings.filter(({ latitude }) => latitude !== null).reverse();
  expect(placed.length).toBeLessThan(30);
  expect(answer.pontos.map(({ id }: { id: number }) => id)).toEqual(placed.map(({ id }) => id));
  const [{ id, titulo, preco, tipoNegocio, latitude, longitude }] = placed as [Listing];
  const link = expect.stringMatching(new RegExp(`^/.*_${id}$`));
  expect(answer.pontos[0]).toEqual({ id, titulo, preco, tipoNegocio, link, latitude, longitude });
});

test("refuses an invalid part of the map", async () => {
  const { page: _, ordem: __, ...search } = everything;
  for (const zona of [[40, -9, 39, -8], [40, -9, 41], "40,-9,41,-8"]) {
    const answer = await send(site.app, "/api/imoveis/mapa", { ...search, zona });
    expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([422, ["zona"]]);
  }
});

test("names an unknown filter value by its index in the list", async () => {
  const answer = await send(site.app, "/api/imoveis", { ...everything, quartos: ["2", "muitos"] });
  expect(answer.status).toBe(422);
  expect(Object.keys((await answer.json()).errors)).toEqual(["quartos.1"]);
});

const { cv: _, ...filledApplication }: Record<string, string> = JSON.parse(bodyOf(applicationCall));
const application = {
  ...filledApplication,
  funcao: "Área Comercial",
  agencia: "Ovar",
  nome: "Inês",
  loca: "Ovar",
  tel: "+351912345678",
  email: "ines@exemplo.pt",
  idade: "",
  mensagem: "",
};

async function apply(cv: File): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...application, cv })) body.append(name, value);
  return site.app.request("/api/recrutamento", {
    method: "POST",
    headers: await visitorHeaders(site.app),
    body,
  });
}

test("returns a CV of exactly 1,000,000 bytes unchanged, under its own name", async () => {
  const bytes = randomBytes(1_000_000);
  const answer = await apply(
    new File([bytes], "Currículo da Inês (2026).pdf", { type: "application/pdf" }),
  );
  expect(answer.status).toBe(201);
  const [kept] = await leads(site.database);
  expect(kept?.fields).toEqual(application);
  expect(kept?.cv).toEqual({ name: "Currículo da Inês (2026).pdf", size: 1_000_000 });
  expect(await (await site.app.request("/caixa")).text()).toContain("</a> (1000 kB)");
  const download = await site.app.request(`/caixa/cv/${kept?.id}`);
  expect(Buffer.from(await download.arrayBuffer()).equals(bytes)).toBe(true);
  expect(download.headers.get("Content-Disposition")).toContain("attachment");
  expect(decodeURIComponent(download.headers.get("Content-Disposition") ?? "")).toContain(
    "Currículo da Inês (2026).pdf",
  );
});

test("refuses a CV that is too big or isn't a document, and stores nothing", async () => {
  const before = (await leads(site.database)).length;
  const tooBig = await apply(
    new File([randomBytes(1_000_001)], "cv.pdf", { type: "application/pdf" }),
  );
  const noDocument = await apply(new File(["x"], "cv.exe", { type: "application/x-msdownload" }));
  expect([tooBig.status, noDocument.status]).toEqual([422, 422]);
  expect(Object.keys((await tooBig.json()).errors)).toEqual(["cv"]);
  expect((await leads(site.database)).length).toBe(before);
});

test("refuses a body above eight megabytes before reading it", async () => {
  const answer = await apply(
    new File([randomBytes(9_000_000)], "cv.pdf", { type: "application/pdf" }),
  );
  expect(answer.status).toBe(413);
});

test("answers 404 for the CV of an application that doesn't exist", async () => {
  expect(await cvOf(site.database, 4711)).toBeNull();
  expect((await site.app.request("/caixa/cv/4711")).status).toBe(404);
});

test("stores a valuation request with all its fields", async () => {
  const fields = {
    ...JSON.parse(bodyOf(valuationCall)),
    tipoImovel: "Moradia",
    tipologia: "+5",
    objetivo: "",
    loca: "Rua da Praia, Esmoriz",
    areaTerreno: "",
    areaPriv: "120",
    cert: "B-",
    estadoCon: "Para Remodelar",
    nome: "Rui",
    tel: "912345678",
    email: "rui@exemplo.pt",
    outros: "",
  };
  expect((await send(site.app, "/api/agendamento", fields)).status).toBe(201);
  expect((await leads(site.database))[0]?.fields).toEqual(fields);
});
