/** Tests the printed results (docs/look.md#print). */
import { expect, test } from "../fixtures.ts";

const LISTING = `<style>:root { --imo-color-text: #eef1f5; --imo-color-surface: #171c24 } body { margin: 0 }</style>
<div data-imo-widget="listing-search" data-ami="12345"></div>`;

test("prints results as rows with their URLs, black on white, without buttons and filters", async ({
  page,
  open,
}) => {
  const data = Array.from({ length: 12 }, (_, at) => ({
    id: at + 1,
    titulo: `Moradia ${at + 1} com um nome comprido que ocupa mais do que uma linha do cartão, e depois outra`,
    tipoNegocio: "Venda",
    preco: 100_000 + at,
    numQuartos: 3,
    certificado: "B",
    fotos: { capa: "/hosts/a.svg", fotos: ["/hosts/b.svg"] },
  }));
  await page.route("**/api/imoveis", (route) =>
    route.fulfill({ json: { data, current_page: 1, last_page: 3, total: 36 } }),
  );
  await open(LISTING, { path: "/papel" });
  await expect(page.locator(".imo-listing")).toHaveCount(12);
  const licence = page.getByText("Licença AMI n.º 12345");
  await expect(licence).toBeHidden();
  // The size of A4 without a browser's default margins.
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  for (const gone of [
    ".imo-filters",
    ".imo-results__sort",
    ".imo-pagination",
    ".imo-carousel__button",
    ".imo-heart",
  ]) {
    await expect(page.locator(gone).first()).toBeHidden();
  }
  await expect(page.getByRole("heading", { name: "36 imóveis" })).toBeVisible();
  await expect(licence).toBeVisible();
  const card = page.locator(".imo-listing").first();
  const printed = await card.evaluate((element) => {
    const link = element.querySelector(".imo-listing__link") as Element;
    const { color } = getComputedStyle(element.querySelector(".imo-listing__price") as Element);
    const { content } = getComputedStyle(link, "::after");
    const { breakInside, contentVisibility } = getComputedStyle(element);
    return {
      color,
      content,
      breakInside,
      contentVisibility,
      height: element.getBoundingClientRect().height,
    };
  });
  expect(printed).toMatchObject({
    color: "rgb(0, 0, 0)",
    breakInside: "avoid",
    contentVisibility: "visible",
  });
  expect(printed.content).toMatch(/^"http:\/\/127\.0\.0\.1:\d+\/moradia-1-com-.*_1"$/);
  expect(printed.height).toBeLessThan(240);
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length;
  expect(pages).toBeGreaterThan(1);
  expect(pages).toBeLessThan(5);
});
