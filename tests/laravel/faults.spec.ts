/**
 * Tests requests to the six sending calls and the search that no widget sends, or only in bad
 * circumstances, on a running server.
 */
import { expect, headersAt, linksIn, test } from "./fixtures.ts";
import type { LaravelSite } from "./site.ts";

const MESSAGE = { nome: "Zé", tel: "912345678", email: "ze@exemplo.pt", mensagem: "Olá 🏡" };
const BODIES: Readonly<Record<string, Record<string, string>>> = {
  "/api/imovel/contacto": { ...MESSAGE, idRef: "OVR-1" },
  "/api/contacto/contacto": MESSAGE,
  "/api/agente/contacto": { ...MESSAGE, comercial: "7" },
  "/api/agencia/contacto": { ...MESSAGE, agencia: "OVR" },
  "/api/recrutamento": {
    ...{ funcao: "Área Comercial", agencia: "Ovar", nome: "Zé", loca: "Ovar", tel: "912345678" },
    ...{ email: "ze@exemplo.pt", idade: "", mensagem: "" },
  },
  "/api/agendamento": {
    ...{
      tipoImovel: "Moradia",
      tipologia: "",
      objetivo: "",
      loca: "Ovar",
      areaTerreno: "",
      areaPriv: "",
      cert: "",
    },
    ...{ estadoCon: "", nome: "Zé", tel: "912345678", email: "ze@exemplo.pt", outros: "" },
  },
};
const CALLS = [...Object.keys(BODIES), "/api/imoveis"];

for (const [index, [path, body]] of Object.entries(BODIES).entries()) {
  test(`answers fifty simultaneous sends of one form and keeps one: ${path}`, {
    // All calls write the row in the same way, so testing one of them on every database is enough.
    tag: path === "/api/recrutamento" ? "@database" : [],
  }, async ({ page, site }) => {
    const headers = {
      ...(await headersAt(page.request, site.url)),
      "Imo-Send-Id": `${index}`.padStart(32, "f"),
    };
    const cv = { name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") };
    const content = path === "/api/recrutamento" ? { multipart: { ...body, cv } } : { data: body };
    const before = countOf(site.inbox());
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        page.request.post(site.url + path, { headers, ...content, timeout: 90_000 }),
      ),
    );
    expect(
      new Set(
        await Promise.all(
          answers.map(async (answer) => `${answer.status()} ${await answer.text()}`),
        ),
      ),
    ).toEqual(new Set(['201 {"message":"ok"}']));
    expect(countOf(site.inbox())).toBe(before + 1);
  });
}

test("gives a contact to one of fifty people who press at the same time, and tells the others", {
  tag: "@database",
}, async ({ page, newSite }) => {
  const site = await newSite();
  const data = BODIES["/api/contacto/contacto"];
  await page.request.post(`${site.url}/api/contacto/contacto`, {
    headers: await headersAt(page.request, site.url),
    data,
  });
  const link = linksIn(site)["em-tratamento"] ?? "";
  const press = (index: number) =>
    page.request.post(link, { form: { by: `Agente ${index}`, seen: "0" }, timeout: 90_000 });
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => press(index)));
  const statuses = answers.map((answer) => answer.status());
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(49);
  const page200 = await (await page.request.get(link)).text();
  expect(page200.match(/ficou com este pedido\./g)).toHaveLength(2);
});

test("refuses an incomplete form, invalid JSON and ten megabytes of JSON, and keeps nothing", async ({
  page,
  site,
}) => {
  const headers = await headersAt(page.request, site.url);
  const before = countOf(site.inbox());
  const halfAForm =
    '--x\r\nContent-Disposition: form-data; name="nome"\r\n\r\nZé\r\n--x\r\nContent-Disp';
  const refusals: [path: string, type: string, body: string, status: number][] = CALLS.flatMap(
    (path) => [
      [path, "application/json", '{"nome": "Z', 422],
      [path, "application/json", "null", 422],
      [path, "multipart/form-data; boundary=x", halfAForm, 422],
      [path, "multipart/form-data", halfAForm, 422],
      [path, "text/plain", "nome=Zé", 422],
    ],
  );
  // PHP checks the size of any call first; FaultsTest tests all seven.
  refusals.push([
    "/api/recrutamento",
    "application/json",
    JSON.stringify({ mensagem: "a".repeat(10_000_000) }),
    413,
  ]);
  for (const [path, type, body, status] of refusals) {
    const answer = await page.request.post(site.url + path, {
      headers: { ...headers, "Content-Type": type },
      data: Buffer.from(body),
    });
    expect(answer.status(), `${path} ${type}`).toBe(status);
    // With `display_errors`, PHP prints its own message before the JSON (docs/laravel.md#uploads).
    expect(await answer.text(), `${path} ${type}`).toMatch(/\{\s*"message":/);
  }
  expect(countOf(site.inbox())).toBe(before);
});

function countOf(inbox: ReturnType<LaravelSite["inbox"]>): number {
  return inbox.mensagens.length + inbox.candidaturas.length + inbox.avaliacoes.length;
}
