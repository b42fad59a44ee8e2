import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:http2";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { generalContact } from "#api/contacto.ts";
import { makeCertificate } from "../../tests/support/certificate.ts";
import { bodyOf } from "../../tests/support/filled-fields.ts";
import { startSite } from "./start.ts";

test("keeps sent messages across a restart", async () => {
  const folder = await mkdtemp(join(tmpdir(), "imo-start-"));
  const options = { database: join(folder, "imo.sqlite"), dist: folder, listings: 5 };
  const first = await startSite(options);
  const page = await fetch(`${first.url}/`);
  const cookies = page.headers.getSetCookie().map((cookie) => cookie.split(";")[0] as string);
  const token = decodeURIComponent((cookies[0] as string).slice("XSRF-TOKEN=".length));
  const headers = {
    "Content-Type": "application/json",
    Cookie: cookies.join("; "),
    "X-XSRF-TOKEN": token,
  };
  const body = bodyOf(generalContact, { nome: "Zé Ninguém" });
  expect(
    (await fetch(`${first.url}/api/contacto/contacto`, { method: "POST", headers, body })).status,
  ).toBe(201);
  await first.close();

  const second = await startSite(options);
  expect(await (await fetch(`${second.url}/caixa`)).text()).toContain("Zé Ninguém");
  await second.close();
  await rm(folder, { recursive: true });
});

test("reports a port that is already in use", async () => {
  const folder = await mkdtemp(join(tmpdir(), "imo-start-"));
  const options = { database: join(folder, "imo.sqlite"), dist: folder, listings: 1 };
  const first = await startSite(options);
  const port = Number(new URL(first.url).port);
  await expect(startSite({ ...options, port })).rejects.toThrow("EADDRINUSE");
  await first.close();
  await rm(folder, { recursive: true });
});

/** An address at which other machines reach this one; `undefined` without a network. */
const outside = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ internal, family }) => !internal && family === "IPv4")?.address;

test.skipIf(!outside)("serves other machines only when told to", async () => {
  const folder = await mkdtemp(join(tmpdir(), "imo-start-"));
  const options = { database: join(folder, "imo.sqlite"), dist: folder, listings: 1 };
  for (const host of [undefined, "0.0.0.0"]) {
    const site = await startSite({ ...options, ...(host && { host }) });
    const status = (at: string) =>
      fetch(`http://${at}:${new URL(site.url).port}/caixa`).then(
        (answer) => answer.status,
        () => "refused",
      );
    expect([await status("127.0.0.1"), await status(String(outside))]).toEqual([
      200,
      host ? 200 : "refused",
    ]);
    await site.close();
  }
  await rm(folder, { recursive: true });
});

const certificate = makeCertificate();

test.skipIf(!certificate)(
  "answers over HTTP/2 with a certificate, and closes while a browser stays connected",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "imo-start-"));
    const tls = certificate ?? undefined;
    const site = await startSite({
      database: join(folder, "imo.sqlite"),
      dist: folder,
      listings: 1,
      tls,
    });
    expect(site.url).toMatch(/^https:/);
    const session = connect(site.url, { rejectUnauthorized: false });
    const headers = await new Promise((resolve, reject) => {
      session.once("error", reject);
      session.request({ ":path": "/contactos" }).once("response", resolve);
    });
    expect(headers).toMatchObject({ ":status": 200, "content-type": "text/html; charset=UTF-8" });
    const ended = new Promise((resolve) => session.once("close", resolve));
    await site.close();
    await ended;
    await rm(folder, { recursive: true });
  },
);
