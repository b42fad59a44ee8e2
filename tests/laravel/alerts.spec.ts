/**
 * Tests alerts by e-mail as a visitor uses them (docs/operating.md#alerts-that-mail), with a moved
 * clock and mails from the log.
 */
import { mailsOf, pathIn, runAlerts } from "./alert-mails.ts";
import { expect, test } from "./fixtures.ts";

const EMAIL = "ines@exemplo.pt";

test("mails new and cheaper listings for a confirmed alert, until one click ends it", async ({
  page,
  newSite,
  said,
}) => {
  const site = await newSite();
  runAlerts(site.folder, 0, site.env);
  await page.goto(`${site.url}/lista?objectivo=Comprar&localizacao=Ovar`);
  await page.getByRole("button", { name: /Avise-me/ }).click();
  const panel = page.getByRole("dialog");
  await panel.getByRole("textbox", { name: "E-mail" }).fill(EMAIL);
  await panel.getByRole("button", { name: "Pedir aviso" }).click();
  await expect(panel.getByText("Falta só confirmar o pedido")).toBeVisible();
  await expect(panel.getByText(`Enviámos uma mensagem para ${EMAIL}`)).toBeVisible();
  expect([...said.console, ...said.errors]).toEqual([]);

  const [asked = ""] = mailsOf(site.folder);
  expect(asked).toContain("Comprar · Ovar");
  await page.goto(site.url + pathIn(asked, /\/avisos\/confirmar\/[0-9a-f]{40}/));
  await page.getByRole("button", { name: "Confirmar o pedido" }).click();
  await expect(page.getByRole("heading", { name: "Aviso confirmado" })).toBeVisible();

  site.execute(copyOfListing("900001", "Casa acabada de chegar", 250_000));
  runAlerts(site.folder, 1, site.env);
  const [, news = ""] = mailsOf(site.folder);
  expect(news).toContain("Subject: 1 novidade");
  expect(news).toMatch(/- Casa acabada de chegar: \S+\n250 000 €/);
  expect(news).toContain("/lista?objectivo=Comprar&localizacao=Ovar");
  const listing = pathIn(news, /\/casa-acabada-de-chegar_900001/);
  expect((await page.request.get(site.url + listing)).status()).toBe(200);

  site.execute("UPDATE imoveis SET preco = 245000 WHERE id = 900001");
  runAlerts(site.folder, 2, site.env);
  const [, , reduced = ""] = mailsOf(site.folder);
  expect(reduced).toMatch(
    /Desceu o preço\n\n- Casa acabada de chegar: \S+\n245 000 €\nDesceu 5 000 €/,
  );

  expect(reduced).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  const leave = pathIn(reduced, /\/avisos\/[0-9a-f]{40}\/cancelar/);
  const form = { "List-Unsubscribe": "One-Click" };
  expect((await page.request.post(site.url + leave, { form })).status()).toBe(200);
  site.execute(copyOfListing("900002", "Outra casa", 200_000));
  runAlerts(site.folder, 3, site.env);
  expect(mailsOf(site.folder)).toHaveLength(3);
});

test("stores one alert and sends one mail for fifty simultaneous sends", {
  tag: "@database",
}, async ({ page, newSite }) => {
  const site = await newSite();
  const token = await page.request.get(`${site.url}/imo-widgets/csrf-cookie`);
  expect(token.status()).toBe(204);
  const cookie =
    (await page.context().cookies()).find(({ name }) => name === "XSRF-TOKEN")?.value ?? "";
  const headers = {
    Accept: "application/json",
    "X-Requested-With": "XMLHttpRequest",
    "X-XSRF-TOKEN": decodeURIComponent(cookie),
    "Imo-Send-Id": "f".repeat(32),
  };
  const data = {
    email: EMAIL,
    frequencia: "Semanal",
    localizacao: ["Ovar"],
    url: "/lista",
    consentimento: "Aceito.",
  };
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      page.request.post(`${site.url}/api/avisos`, {
        headers,
        data,
        timeout: 90_000,
        failOnStatusCode: false,
      }),
    ),
  );
  expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([201]));
  expect(mailsOf(site.folder)).toHaveLength(1);
});

function copyOfListing(id: string, title: string, price: number): string {
  const columns =
    "descricao, tipo_negocio, tipo_imovel, conselho, conselho_dobrado, freguesia, freguesia_dobrada, num_quartos, num_wcs, estado, fotos, comercial, criado, certificado";
  return `INSERT INTO imoveis (id, id_ref, titulo, preco, ${columns})
    SELECT ${id}, 'N-${id}', '${title}', ${price}, ${columns} FROM imoveis
    WHERE conselho_dobrado = 'ovar' AND tipo_negocio = 'Venda' ORDER BY id LIMIT 1`;
}
