import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { misfits } from "../../tests/support/openapi-check.ts";
import { send, type TestSite, testSite } from "../../tests/support/visitor.ts";
import { openApi } from "./openapi.ts";

const document = openApi();
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const written = JSON.parse(
  readFileSync(new URL("../../docs/openapi.json", import.meta.url), "utf8"),
);

const everything = {
  page: 1,
  objetivo: [],
  tipologia: ["Loja"],
  localizacao: [],
  quartos: ["+5"],
  wcs: [],
  garagem: [],
};
const search = {
  ...everything,
  estado: [],
  minprice: null,
  maxprice: 5,
  ordem: "rec",
  comercial: [7, "8"],
  idRef: "",
};

let site: TestSite;
beforeAll(async () => {
  site = await testSite(30);
});
afterAll(() => site.close());

test("matches docs/openapi.json (if not: npm run openapi)", () => {
  expect(written).toEqual(JSON.parse(JSON.stringify(document)));
});

test("resolves every reference, and has the nine calls", () => {
  const names = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(
    ([, name]) => name,
  );
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(names));
  expect(Object.keys(document.paths)).toHaveLength(9);
});

test("accepts a valid request, and names what is wrong with an invalid one", () => {
  expect(misfits(search, ref("ImoveisRequest"), document)).toEqual([]);
  expect(misfits({ ...search, page: 1.5 }, ref("ImoveisRequest"), document)).toEqual([
    "$/page must be integer",
  ]);
  expect(misfits({ ...search, ordem: "x" }, ref("ImoveisRequest"), document)).toEqual([
    "$/ordem must be equal to one of the allowed values",
  ]);
  expect(misfits({}, ref("GeneralContactRequest"), document)).toContain(
    "$ must have required property 'nome'",
  );
});

test("describes what the demo answers", async () => {
  const found = await send(site.app, "/api/imoveis", {
    ...search,
    tipologia: [],
    quartos: [],
    maxprice: null,
    comercial: [],
  });
  const answer = await found.json();
  expect(answer.data.length).toBe(12);
  expect(misfits(answer, ref("ImoveisAnswer"), document)).toEqual([]);
  const refused = await send(site.app, "/api/agendamento", {});
  expect(misfits(await refused.json(), ref("ValidationRefusal"), document)).toEqual([]);
});

test("equals what the demo serves", async () => {
  expect(await (await site.app.request("/api/openapi.json")).json()).toEqual(written);
});
