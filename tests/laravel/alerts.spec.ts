/** Alerts by e-mail as a visitor meets them (docs/operating.md#alerts-that-mail), with a moved clock and mails out of the log. */
import { readFileSync } from "node:fs";
import { expect, test } from "./fixtures.ts";
import type { LaravelSite } from "./site.ts";
import { run } from "./tools.ts";

const EMAIL = "ines@exemplo.pt";

test("a visitor asks for an alert, confirms it, hears what is new and what costs less, and leaves by one click", {
  tag: "@database",
}, async ({ page, newSite, said }) => {
  const site = await newSite();
  runAlerts(site, 0);
  await page.goto(`${site.url}/lista?objectivo=Comprar&localizacao=Ovar`);
  await page.getByRole("button", { name: /Avise-me/ }).click();
  const panel = page.getByRole("dialog");
  await panel.getByRole("textbox", { name: "E-mail" }).fill(EMAIL);
  await panel.getByRole("button", { name: "Pedir aviso" }).click();
  await expect(panel.getByText("Falta confirmar")).toBeVisible();
  await expect(panel.getByText(`Enviámos uma mensagem para ${EMAIL}`)).toBeVisible();
  expect([...said.console, ...said.errors]).toEqual([]);

  const [asked = ""] = mailsOf(site);
  expect(asked).toContain("Comprar · Ovar");
  await page.goto(site.url + pathIn(asked, /\/avisos\/confirmar\/[0-9a-f]{40}/));
  await page.getByRole("button", { name: "Confirmar o aviso" }).click();
  await expect(page.getByRole("heading", { name: "Aviso confirmado" })).toBeVisible();

  site.execute(copyOfListing("900001", "Casa acabada de chegar", 250_000));
  runAlerts(site, 1);
  const [, news = ""] = mailsOf(site);
  expect(news).toContain("Subject: 1 novidade");
  expect(news).toContain("- Casa acabada de chegar\n  250 000 €");
  expect(news).toContain("/lista?objectivo=Comprar&localizacao=Ovar");
  const listing = pathIn(news, /\/casa-acabada-de-chegar_900001/);
  expect((await page.request.get(site.url + listing)).status()).toBe(200);

  site.execute("UPDATE imoveis SET preco = 245000 WHERE id = 900001");
  runAlerts(site, 2);
  const [, , reduced = ""] = mailsOf(site);
  expect(reduced).toContain("Desceu o preço\n\n- Casa acabada de chegar\n  245 000 €\n  Desceu 5 000 €");

  expect(reduced).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  const leave = pathIn(reduced, /\/avisos\/[0-9a-f]{40}\/cancelar/);
  const form = { "List-Unsubscribe": "One-Click" };
  expect((await page.request.post(site.url + leave, { form })).status()).toBe(200);
  site.execute(copyOfListing("900002", "Outra casa", 200_000));
  runAlerts(site, 3);
  expect(mailsOf(site)).toHaveLength(3);
});

test("fifty sends of one form at the same moment are one alert and one mail", { tag: "@database" }, async ({
  page,
  newSite,
}) => {
  test.setTimeout(120_000);
  const site = await newSite();
  const token = await page.request.get(`${site.url}/imo-widgets/csrf-cookie`);
  expect(token.status()).toBe(204);
  const cookie = (await page.context().cookies()).find(({ name }) => name === "XSRF-TOKEN")?.value ?? "";
  const headers = {
    Accept: "application/json",
    "X-Requested-With": "XMLHttpRequest",
    "X-XSRF-TOKEN": decodeURIComponent(cookie),
    "Imo-Send-Id": "f".repeat(32),
  };
  const data = { email: EMAIL, frequencia: "Semanal", localizacao: ["Ovar"], url: "/lista", consentimento: "Aceito." };
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      page.request.post(`${site.url}/api/avisos`, { headers, data, timeout: 90_000, failOnStatusCode: false }),
    ),
  );
  expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([201]));
  expect(mailsOf(site)).toHaveLength(1);
});

/** A run so many days from now, at ten in the morning. */
function runAlerts(site: LaravelSite, days: number): void {
  const code = `require 'vendor/autoload.php';
    $kernel = (require 'bootstrap/app.php')->make(Illuminate\\Contracts\\Console\\Kernel::class);
    $kernel->bootstrap();
    ${days === 0 ? "" : `Illuminate\\Support\\Carbon::setTestNow(now()->addDays(${days})->setTime(10, 0));`}
    exit($kernel->call('alerts:run'));`;
  run("php", ["-r", code], site.folder, { ...site.env });
}

/** The mails in the log as texts, the oldest first. */
function mailsOf(site: LaravelSite): string[] {
  const log = readFileSync(`${site.folder}/storage/logs/laravel.log`, "utf8");
  const mails = log.split(/^\[\d{4}-[^\]]*\] \w+\.DEBUG: (?=From: )/m).slice(1);
  return mails.map((mail) => decode(mail.replaceAll("\r\n", "\n")));
}

/** Its header, and its text as it was written. */
function decode(mail: string): string {
  const [header = "", ...parts] = mail.split(/^--\S+$/m);
  const text = parts.find((part) => part.includes("text/plain")) ?? "";
  const bytes = text.replace(/=\n/g, "").replace(/=([0-9A-F]{2})/g, (_, hex) => `%${hex}`);
  return `${header}\n${decodeURIComponent(bytes.replace(/%(?![0-9A-F]{2})/g, "%25")).replaceAll("\u00a0", " ")}`;
}

function pathIn(mail: string, path: RegExp): string {
  return expectMatch(mail, path)[0];
}

function expectMatch(text: string, pattern: RegExp): RegExpExecArray {
  const found = pattern.exec(text);
  if (!found) throw new Error(`Expected ${pattern} in:\n${text}`);
  return found;
}

function copyOfListing(id: string, title: string, price: number): string {
  const columns =
    "descricao, tipo_negocio, tipo_imovel, conselho, conselho_dobrado, freguesia, freguesia_dobrada, num_quartos, num_wcs, estado, fotos, comercial, criado, certificado";
  return `INSERT INTO imoveis (id, id_ref, titulo, preco, ${columns})
    SELECT ${id}, 'N-${id}', '${title}', ${price}, ${columns} FROM imoveis
    WHERE conselho_dobrado = 'ovar' AND tipo_negocio = 'Venda' ORDER BY id LIMIT 1`;
}
