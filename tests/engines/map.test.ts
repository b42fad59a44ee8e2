/** The map in each engine, under the strict policy (docs/product/listing.md#map). */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type HostServer, startHostServer } from "../browser/host-server.ts";
import { type EnginePage, engines } from "./engines.ts";

const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'";
const TILE =
  "<svg xmlns='http://www.w3.org/2000/svg' width='256' height='256'><rect width='256' height='256' fill='#cde'/></svg>";
const PAGE = `<!doctype html><html lang="pt-PT"><meta charset="utf-8"><title>Mapa</title>
<link rel="stylesheet" href="/vendor/imo-widgets/imo-widgets.css">
<script type="module" src="/vendor/imo-widgets/imo-widgets.js"></script>
<div data-imo-widget="listing-search" data-mapa="/m/{z}/{x}/{y}.svg" data-mapa-credito="Nós"></div>`;
const home = { id: 1, titulo: "Casa", preco: 100_000, tipoNegocio: "Venda" };
const found = { data: [home], current_page: 1, last_page: 1, total: 1 };
const points = { pontos: [{ ...home, latitude: 40.86, longitude: -8.63 }], total: 1 };
const SLOW = { timeout: 60_000 };
const count = (selector: string) => `document.querySelectorAll("${selector}").length`;
const press = (selector: string) => `void document.querySelector("${selector}").click()`;
const zoomOfTiles = `[...document.querySelectorAll(".leaflet-tile-loaded")].map(({ src }) => src.split("/").at(-3)).at(-1)`;

for (const engine of engines.filter(({ name }) => name === process.env.IMO_ENGINE)) {
  describe.skipIf(!engine.isInstalled())(engine.name, () => {
    let host: HostServer;
    let page: EnginePage;
    beforeAll(async () => {
      host = await startHostServer();
      host.serve("/mapa", { html: PAGE, headers: { "Content-Security-Policy": POLICY } });
      const json = { "Content-Type": "application/json" };
      // The map's path begins with the other's, so it has to be the first.
      host.answer("/api/imoveis/mapa", (_request, response) =>
        response.writeHead(200, json).end(JSON.stringify(points)),
      );
      host.answer("/api/imoveis", (_request, response) =>
        response.writeHead(200, json).end(JSON.stringify(found)),
      );
      host.answer("/m/", (_request, response) =>
        response.writeHead(200, { "Content-Type": "image/svg+xml" }).end(TILE),
      );
      page = await engine.launch();
    });
    afterAll(async () => {
      await page.close();
      await host.close();
    });

    test("draws tiles and points, zooms, and shows the card of a pressed point", async () => {
      await page.goto(`${host.url}/mapa`);
      await expect.poll(() => page.evaluate(count(".imo-results .imo-listing")), SLOW).toBe(1);
      await page.evaluate(press(".imo-tool--mapa"));
      await expect.poll(() => page.evaluate(count(".imo-map__mark")), SLOW).toBe(1);
      await expect.poll(() => page.evaluate(zoomOfTiles), SLOW).toBe("15");
      await page.evaluate(press(".imo-map__zoom"));
      await expect.poll(() => page.evaluate(zoomOfTiles), SLOW).toBe("16");
      await page.evaluate(press(".imo-map__mark"));
      await expect.poll(() => page.evaluate(count(".imo-map__cards .imo-listing")), SLOW).toBe(1);
    });
  });
}
