/** The map on a Laravel site, from the press to the alert (docs/product/listing.md#map, laravel/README.md#a-map). */
import { mailsOf, pathIn, runAlerts } from "./alert-mails.ts";
import { expect, test } from "./fixtures.ts";

test("shows the listings on a map, searches a part of it, and mails what moves into it", async ({
  page,
  newSite,
  said,
}) => {
  const site = await newSite();
  runAlerts(site.folder, 0, site.env);
  await page.goto(`${site.url}/lista`);
  const count = page.locator(".imo-results__count");
  const all = await count.innerText();
  const tile = page.waitForResponse(/\/mapa\/\d+\/\d+\/\d+\.svg/);
  await page.getByRole("button", { name: "Ver no mapa" }).click();
  const map = page.getByRole("region", { name: "Imóveis no mapa" });
  await expect(map.getByRole("status")).toHaveText(
    /^290 imóveis no mapa\. 10 imóveis não têm localização no mapa\.$/,
  );
  expect((await tile).headers()["content-type"]).toContain("image/svg+xml");

  await map
    .getByRole("button", { name: /imóveis neste local/ })
    .first()
    .click();
  await map.getByRole("button", { name: "Procurar nesta zona" }).click();
  await expect(page.getByText("Zona do mapa")).toBeVisible();
  await expect(page).toHaveURL(/[?&]zona=/);
  await expect(count).not.toHaveText(all);
  await expect(count).toHaveText(/^\d+ imóve/);
  const found = await count.innerText();
  await page.reload();
  await expect(count).toHaveText(found);

  await page.goto(`${site.url}/lista?zona=40.8,-8.7,40.93,-8.57`);
  await page.getByRole("button", { name: /Avise-me/ }).click();
  const panel = page.getByRole("dialog");
  await panel.getByRole("textbox", { name: "E-mail" }).fill("ines@exemplo.pt");
  await panel.getByRole("button", { name: "Pedir aviso" }).click();
  await expect(panel.getByText("Falta só confirmar o pedido")).toBeVisible();
  const [asked = ""] = mailsOf(site.folder);
  expect(asked).toContain("Zona do mapa");
  await page.goto(site.url + pathIn(asked, /\/avisos\/confirmar\/[0-9a-f]{40}/));
  await page.getByRole("button", { name: "Confirmar o pedido" }).click();
  await expect(page.getByRole("heading", { name: "Aviso confirmado" })).toBeVisible();

  site.execute(
    "UPDATE imoveis SET titulo = 'Casa que se mudou', latitude = 40.86, longitude = -8.62 WHERE id = (SELECT min(id) FROM imoveis WHERE latitude > 41)",
  );
  runAlerts(site.folder, 1, site.env);
  const [, news = ""] = mailsOf(site.folder);
  expect(news).toMatch(/1 novo imóvel\n\n- Casa que se mudou: /);
  expect(news).toContain("zona=40.8,-8.7,40.93,-8.57");
  expect([...said.console, ...said.errors]).toEqual([]);
});
