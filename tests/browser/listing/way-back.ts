/**
 * A page with a list of homes between header and footer, which the visitor leaves and returns to.
 */
import type { Page } from "@playwright/test";

export const LISTING = '<div data-imo-widget="listing-search"></div>';
export const HEADER = '<header style="height: 300px">Cal e Maré</header>';
export const FOOTER = '<footer style="height: 900px"><a href="/">Rodapé</a></footer>';
/** Headers that keep the page out of the back/forward cache. */
export const NO_COPY = { headers: { "Cache-Control": "no-store" } };

/**
 * Answers every call with twelve homes whose facts all differ in height, and serves each home's
 * page.
 * @returns the requested pages, in order
 */
export async function answerCalls(page: Page, name = "Casa", until?: Promise<unknown>) {
  const asked: number[] = [];
  const home = (at: number, id: number) => ({
    id,
    titulo: `${name} ${id} ${at % 3 ? "" : "com um nome que não cabe numa só linha de um cartão"}`,
    preco: 100_000 + id,
    link: `casa-${id}`,
    fotos: { capa: "/sem.jpg", fotos: [] },
    ...(at % 2 && {
      numQuartos: 3,
      numWCs: 2,
      areaPrivada: 142,
      areaTerreno: 640,
      garagem: 2,
      certificado: "B",
    }),
  });
  await page.route("**/api/imoveis", async (route) => {
    await until;
    const { page: wanted } = route.request().postDataJSON();
    asked.push(wanted);
    const data = Array.from({ length: 12 }, (_, at) => home(at, wanted * 100 + at));
    return route.fulfill({ json: { data, current_page: wanted, last_page: 3, total: 36 } });
  });
  await page.route("**/casa-*", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: "<!doctype html><title>Casa</title>Uma casa",
      ...NO_COPY,
    }),
  );
  return asked;
}

/**
 * Waits for this many frames. The default covers those in which the position is set again while
 * cards get their own heights.
 */
export const drawFrames = (page: Page, count = 12) =>
  page.evaluate(async (left) => {
    for (; left > 0; left -= 1) await new Promise(requestAnimationFrame);
  }, count);

/** Returns a home's top in whole pixels; scrolling may be off by one. */
export const topOf = (page: Page, name: RegExp) =>
  page
    .getByRole("link", { name })
    .last()
    .evaluate((link) => Math.round(link.getBoundingClientRect().top));

/** Scrolls to a home, and waits until the cards near the window have their own heights. */
export async function goToHome(page: Page, name: RegExp) {
  const link = page.getByRole("link", { name }).last();
  await link.waitFor();
  // In the frame after an answer, the page scrolls to the top.
  await drawFrames(page, 2);
  await link.evaluate(async (element) => {
    element.scrollIntoView({ block: "nearest", behavior: "instant" });
    let before = Number.NaN;
    for (let same = 0; same < 6; ) {
      await new Promise(requestAnimationFrame);
      const { top } = element.getBoundingClientRect();
      same = top === before ? same + 1 : 0;
      before = top;
    }
    element.scrollIntoView({ block: "nearest", behavior: "instant" });
  });
}
