import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startSite } from "./start.ts";

test("a developer who starts the site again finds what visitors had sent", async () => {
  const folder = await mkdtemp(join(tmpdir(), "imo-start-"));
  const options = { database: join(folder, "imo.sqlite"), dist: folder, listings: 5 };
  const first = await startSite(options);
  const page = await fetch(`${first.url}/`);
  const cookies = page.headers.getSetCookie().map((cookie) => cookie.split(";")[0] as string);
  const token = decodeURIComponent((cookies[0] as string).slice("XSRF-TOKEN=".length));
  const headers = { "Content-Type": "application/json", Cookie: cookies.join("; "), "X-XSRF-TOKEN": token };
  const body = JSON.stringify({ nome: "Zé Ninguém", tel: "912", email: "ze@exemplo.pt", mensagem: "Olá" });
  expect((await fetch(`${first.url}/api/contacto/contacto`, { method: "POST", headers, body })).status).toBe(201);
  await first.close();

  const second = await startSite(options);
  expect(await (await fetch(`${second.url}/caixa`)).text()).toContain("Zé Ninguém");
  await second.close();
  await rm(folder, { recursive: true });
});

test("a port that is taken is reported, not waited for", async () => {
  const folder = await mkdtemp(join(tmpdir(), "imo-start-"));
  const options = { database: join(folder, "imo.sqlite"), dist: folder, listings: 1 };
  const first = await startSite(options);
  const port = Number(new URL(first.url).port);
  await expect(startSite({ ...options, port })).rejects.toThrow("EADDRINUSE");
  await first.close();
  await rm(folder, { recursive: true });
});
