import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestSite, testSite } from "../../tests/support/visitor.ts";

const ENTRY = "export const text = 'olá';\n".repeat(100);
const entry = "/vendor/imo-widgets/imo-widgets.js";
let site: TestSite;

beforeAll(async () => {
  site = await testSite(1);
  await mkdir(join(site.dist, "chunks"));
  await writeFile(join(site.dist, "imo-widgets.js"), ENTRY);
  await writeFile(join(site.dist, "chunks/core-a1b2.js"), ENTRY);
});
afterAll(() => site.close());

const get = (path: string, headers = {}) => site.app.request(path, { headers });

test("lets browsers cache hashed chunks forever, and revalidate stable names", async () => {
  const chunk = await get("/vendor/imo-widgets/chunks/core-a1b2.js");
  expect(chunk.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(chunk.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
  expect((await get(entry)).headers.get("Cache-Control")).toBe("no-cache");
});

test("answers 304 to a browser that has the file, until the file changes", async () => {
  const etag = (await get(entry)).headers.get("ETag") ?? "";
  expect((await get(entry, { "If-None-Match": etag })).status).toBe(304);
  await writeFile(join(site.dist, "imo-widgets.js"), `${ENTRY}// two\n`);
  const changed = await get(entry, { "If-None-Match": etag });
  expect([changed.status, await changed.text()]).toEqual([200, `${ENTRY}// two\n`]);
});

test("compresses a file for a browser that accepts it", async () => {
  const chunk = "/vendor/imo-widgets/chunks/core-a1b2.js";
  const bytes = async (accepted: string) =>
    Buffer.from(await (await get(chunk, { "Accept-Encoding": accepted })).arrayBuffer());
  expect(gunzipSync(await bytes("gzip, deflate, br, zstd")).toString()).toBe(ENTRY);
  expect((await bytes("identity")).toString()).toBe(ENTRY);
});

test("serves nothing outside the folder", async () => {
  for (const path of ["..%2f..%2fpackage.json", "%2e%2e/imo.sqlite", "chunks", "chunks/nada.js"]) {
    expect((await get(`/vendor/imo-widgets/${path}`)).status, path).toBe(404);
  }
});

test("serves a drawing in each colouring under its own URL", async () => {
  const drawn = await (await get("/fotos/loja.svg")).text();
  const coloured = await (await get("/fotos/loja.svg?cor=2")).text();
  expect(coloured).not.toBe(drawn);
  expect(await (await get("/fotos/loja.svg?cor=azul")).text()).toBe(drawn);
  expect((await get("/fotos/perdida.svg")).status).toBe(404);
});

test("redirects to the URL with a slash, which the gallery's relative URLs need", async () => {
  const answer = await get("/galeria");
  expect([answer.status, answer.headers.get("Location")]).toEqual([301, "/galeria/"]);
});
