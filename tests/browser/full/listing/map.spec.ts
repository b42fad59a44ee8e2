/** The map in each of its states, at each width, by keys and under forced colours (docs/product/listing.md#map). */
import type { Page, Route } from "@playwright/test";
import { expect, test, violations } from "../../fixtures.ts";

const TAG =
  '<div data-imo-widget="listing-search" data-mapa="/m/{z}/{x}/{y}.svg" data-mapa-credito="© Quem o fez"></div>';
const TILE =
  "<svg xmlns='http://www.w3.org/2000/svg' width='256' height='256'><rect width='256' height='256' fill='#cde'/></svg>";

type Place = [latitude: number, longitude: number];
const point = (id: number, [latitude, longitude]: Place) => ({
  id,
  titulo: `Moradia ${id} com jardim`,
  preco: 100_000 + id,
  tipoNegocio: "Venda",
  link: null,
  latitude,
  longitude,
});
const listing = ({ id, titulo, preco, tipoNegocio }: ReturnType<typeof point>) => ({
  id,
  titulo,
  preco,
  tipoNegocio,
  certificado: "B",
  conselho: "Ovar",
  freguesia: "Esmoriz",
  numQuartos: 3,
});
/** So many points, on a spiral around Ovar. */
const spiral = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    point(at + 1, [40.86 + (Math.sin(at) * at) / 1000, -8.6 + (Math.cos(at) * at) / 1000]),
  );

type Site = { pontos: ReturnType<typeof point>[]; total?: number; hasTiles?: boolean };

/** Opens a listing with these points, and its map. */
async function openMap(
  page: Page,
  open: (body: string) => Promise<void>,
  { pontos, total = pontos.length, hasTiles = true }: Site,
) {
  await page.route("**/api/imoveis", (route: Route) => {
    const { zona } = route.request().postDataJSON();
    const isIn = ({ latitude, longitude }: (typeof pontos)[number]) =>
      !zona ||
      (latitude >= zona[0] && latitude <= zona[2] && longitude >= zona[1] && longitude <= zona[3]);
    const data = pontos.filter(isIn).slice(0, 12).map(listing);
    return route.fulfill({ json: { data, current_page: 1, last_page: 1, total: data.length } });
  });
  await page.route("**/api/imoveis/mapa", (route) => route.fulfill({ json: { pontos, total } }));
  await page.route("**/m/**", (route) =>
    hasTiles ? route.fulfill({ contentType: "image/svg+xml", body: TILE }) : route.abort(),
  );
  await open(`<main><h1>Imóveis</h1>${TAG}</main>`);
  await page.getByRole("button", { name: "Ver no mapa" }).click();
  await expect(page.locator(".imo-map > [role=status]")).not.toHaveText(/^A carregar/);
}
const marks = (page: Page) => page.locator(".imo-map__mark");

const OVAR: Place = [40.86, -8.63];
const states: { name: string; site: Site; marks: number | "some" }[] = [
  { name: "no listing", site: { pontos: [] }, marks: 0 },
  { name: "no listing with a place", site: { pontos: [], total: 3 }, marks: 0 },
  { name: "one", site: { pontos: [point(1, OVAR)] }, marks: 1 },
  { name: "a thousand of more", site: { pontos: spiral(1000), total: 1234 }, marks: "some" },
  { name: "all on one spot", site: { pontos: [point(1, OVAR), point(2, OVAR)] }, marks: 1 },
  { name: "one in the sea", site: { pontos: [point(1, OVAR), point(2, [30, -40])] }, marks: 2 },
  { name: "no tiles", site: { pontos: [point(1, OVAR)], hasTiles: false }, marks: 1 },
];

/** Returns the zoom of the map's tiles. */
async function zoomOf(page: Page): Promise<number> {
  const tile = await page.locator(".leaflet-tile-loaded").first().getAttribute("src");
  return Number(/\/m\/(\d+)\//.exec(tile ?? "")?.[1]);
}

for (const width of [320, 1280])
  for (const { name, site, marks: expected } of states)
    test(`${width} px, ${name}: shows points and their cards without accessibility violations`, async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await openMap(page, open, site);
      if (expected === "some") expect(await marks(page).count()).toBeGreaterThan(3);
      else await expect(marks(page)).toHaveCount(expected);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways).toBe(0);
      expect(await violations(page)).toEqual([]);
      // A group falls apart instead.
      if (expected === 0 || expected === "some") return;
      await marks(page).first().click();
      await expect(page.locator(".imo-map__cards .imo-listing").first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

test("lets the keyboard enter, move, zoom and leave the map", async ({ page, open }) => {
  await openMap(page, open, { pontos: spiral(30) });
  const ground = page.getByRole("group", { name: /^Mapa/ });
  await expect(ground).toBeFocused();
  const place = () => marks(page).first().boundingBox();
  const before = await place();
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await place())?.x).toBeLessThan(before?.x ?? 0);
  const zoom = await zoomOf(page);
  await page.keyboard.press("+");
  await expect.poll(() => zoomOf(page)).toBe(zoom + 1);
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Fechar o mapa" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(ground).toBeHidden();
  await expect(page.getByRole("button", { name: "Ver no mapa" })).toBeFocused();
});

test("treats a drag that ends on a point as a drag, and each press on + as a step", async ({
  page,
  open,
}) => {
  await openMap(page, open, { pontos: [point(1, OVAR), point(2, [41.15, -8.61])] });
  const mark = page.getByRole("button", { name: /^Moradia 1 / });
  const box = await mark.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await mark.boundingBox())?.x).toBeLessThan((box?.x ?? 0) - 40);
  await expect(page.locator(".imo-map__cards")).toHaveCount(0);
  await mark.press("Enter");
  await expect(page.locator(".imo-map__cards .imo-listing")).toHaveCount(1);
  await page.keyboard.press("Escape");
  const zoom = await zoomOf(page);
  await page.getByRole("button", { name: "Aproximar" }).dblclick();
  await expect.poll(() => zoomOf(page)).toBe(zoom + 2);
});

test("lets one finger scroll the page beside the cards", async ({ browser, host }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 1024, height: 768 },
  });
  const page = await context.newPage();
  host.serve("/dedos", {
    html: `<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/vendor/imo-widgets/imo-widgets.css"><script type="module" src="/vendor/imo-widgets/imo-widgets.js"></script>${TAG}`,
  });
  await openMap(page, async () => void (await page.goto(`${host.url}/dedos`)), {
    pontos: spiral(30),
  });
  await expect(page.getByText("Mova o mapa com dois dedos.")).toBeVisible();
  await expect(page.locator(".imo-map__ground")).toHaveCSS("touch-action", "pan-x pan-y");
  await context.close();
});

test("keeps points distinct from the map under forced colours, and marks one", async ({
  page,
  open,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openMap(page, open, { pontos: [point(1, OVAR), point(2, [41.15, -8.61])] });
  const look = () =>
    page
      .getByRole("button", { name: /^Moradia 1 / })
      .evaluate((button) => [
        getComputedStyle(button).borderTopWidth,
        getComputedStyle(button).backgroundColor,
      ]);
  const [edge, plain] = await look();
  expect(edge).toBe("1px");
  await page.getByRole("heading", { name: "Moradia 1 com jardim" }).hover();
  await expect.poll(async () => (await look())[1]).not.toBe(plain);
});

test("hides the map in print", async ({ page, open }) => {
  await openMap(page, open, { pontos: spiral(3) });
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".imo-map")).toBeHidden();
  await expect(page.locator(".imo-results .imo-listing").first()).toBeVisible();
});
