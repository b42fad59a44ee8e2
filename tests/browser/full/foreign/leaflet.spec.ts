/** Beside the host's own Leaflet 1.7 and its style sheet, both maps stay as they are alone (docs/host-guide.md#a-map). */
import type { Page } from "@playwright/test";
import { expect, INCLUDES, test } from "../../fixtures.ts";

const TILE =
  "<svg xmlns='http://www.w3.org/2000/svg' width='256' height='256'><rect width='256' height='256' fill='#cde'/></svg>";
const HOSTS = `<link rel="stylesheet" href="/node_modules/leaflet17/dist/leaflet.css">
<script src="/node_modules/leaflet17/dist/leaflet.js"></script>`;
const OWN = `<div id="agencia" style="height: 300px"></div><script>
const map = L.map("agencia").setView([38.7, -9.1], 12);
L.tileLayer("/h/{z}/{x}/{y}.svg").addTo(map);
L.marker([38.7, -9.1], { icon: L.divIcon({ html: "Loja" }) }).addTo(map).bindPopup("Agência");
</script>`;
const TAG =
  '<div data-imo-widget="listing-search" data-mapa="/m/{z}/{x}/{y}.svg" data-mapa-credito="Nós"></div>';

async function serveMaps(page: Page) {
  const place = { tipoNegocio: "Venda", latitude: 38.7, longitude: -9.1 };
  const data = [{ id: 1, titulo: "Casa", preco: 100_000 }];
  await page.route("**/api/imoveis", (route) =>
    route.fulfill({ json: { data, current_page: 1, last_page: 1, total: 1 } }),
  );
  await page.route("**/api/imoveis/mapa", (route) =>
    route.fulfill({ json: { pontos: [{ ...data[0], ...place }], total: 1 } }),
  );
  await page.route(/\/[mh]\/\d+\/\d+\/\d+\.svg/, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: TILE }),
  );
}

/** Returns all computed styles of the map's own elements. */
const looks = (page: Page) =>
  page.locator(".imo-map__frame").evaluate((frame) =>
    [frame, ...frame.querySelectorAll("*")].map((element) => {
      const style = getComputedStyle(element);
      return [
        element.className,
        ...[...style].map((name) => `${name}: ${style.getPropertyValue(name)}`),
      ];
    }),
  );

test("neither uses nor disturbs the host's Leaflet, and looks the same beside its sheet", async ({
  page,
  open,
  said,
}) => {
  await serveMaps(page);
  const openMap = async () => {
    await page.getByRole("button", { name: "Ver no mapa" }).click();
    await expect(page.locator(".imo-map__mark")).toHaveCount(1);
    await expect(page.locator(".imo-map .leaflet-tile-loaded").first()).toBeVisible();
  };
  await open(`<div style="height: 300px"></div>${TAG}`);
  await openMap();
  const alone = await looks(page);
  await open(OWN + TAG, { head: HOSTS + INCLUDES });
  const version = () =>
    page.evaluate(() => (globalThis as unknown as { L: { version: string } }).L.version);
  expect(await version()).toBe("1.7.1");
  await openMap();
  expect(await version()).toBe("1.7.1");
  expect(await looks(page)).toEqual(alone);
  await page.getByText("Loja").click();
  await expect(page.getByText("Agência")).toBeVisible();
  await page.locator("#agencia").getByRole("button", { name: "Zoom in" }).click();
  await expect(page.locator('#agencia .leaflet-tile[src*="/h/13/"]').first()).toBeVisible();
  await page.locator(".imo-map__mark").click();
  await expect(page.locator(".imo-map__cards .imo-listing")).toHaveCount(1);
  expect(said).toEqual({ console: [], errors: [] });
});
