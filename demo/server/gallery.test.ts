import { afterAll, beforeAll, expect, test } from "vitest";
import { send, type TestSite, testSite } from "../../tests/support/visitor.ts";

let site: TestSite;
const SEARCH = {
  ...{ page: 1, objetivo: [], tipologia: [], localizacao: [], quartos: [], wcs: [], garagem: [], estado: [] },
  ...{ minprice: null, maxprice: null, ordem: "rec", comercial: [], idRef: "" },
};

beforeAll(async () => {
  site = await testSite(60);
});
afterAll(() => site.close());

test("a developer who forgets the slash is sent to where the gallery's relative addresses hold", async () => {
  const answer = await site.app.request("/galeria");
  expect([answer.status, answer.headers.get("Location")]).toEqual([301, "/galeria/"]);
});

test.each([
  ["419", 419],
  ["422", 422],
  ["500", 500],
])("in the state %s a call is refused with that status", async (state, status) => {
  expect((await send(site.app, `/galeria/estado/${state}/api/imoveis`, SEARCH)).status).toBe(status);
});

test("in the state «vazio» a search finds nothing, and a message is still kept", async () => {
  const found = (await (await send(site.app, "/galeria/estado/vazio/api/imoveis", SEARCH)).json()) as {
    data: unknown[];
  };
  expect(found.data).toEqual([]);
  const message = { nome: "Zé", tel: "912345678", email: "a@b.pt", mensagem: "Olá" };
  expect((await send(site.app, "/galeria/estado/vazio/api/contacto/contacto", message)).status).toBe(201);
});

test("in the state «normal» the real call answers, token and all", async () => {
  const path = "/galeria/estado/normal/api/imoveis";
  const found = (await (await send(site.app, path, SEARCH)).json()) as { total: number };
  expect(found.total).toBe(60);
  const stranger = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(SEARCH) };
  expect((await site.app.request(path, stranger)).status).toBe(419);
});

test("a state that nobody knows is not there", async () => {
  expect((await send(site.app, "/galeria/estado/feliz/api/imoveis", SEARCH)).status).toBe(404);
});
