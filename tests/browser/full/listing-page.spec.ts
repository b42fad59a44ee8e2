/** Tests the photos on the demo's page of one listing, at all widths. */
import { expect, test } from "../fixtures.ts";

test("draws every photo 4:3, and starts the form at the middle of the photos", async ({
  page,
  site,
}) => {
  test.slow();
  await page.goto(`${site.url}/lista`);
  const links = page.locator(".imo-listing__link");
  await links.nth(3).waitFor();
  const paths = await links.evaluateAll((all) =>
    all.slice(0, 4).map((link) => link.getAttribute("href")),
  );
  for (const path of paths) {
    await page.goto(`${site.url}${path}`);
    for (const width of [768, 1280, 1920]) {
      await test.step(`${path} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        const shapes = await page
          .locator(".site-photos__track li:visible img")
          .evaluateAll((images) =>
            images.map((image) => {
              const { width, height } = image.getBoundingClientRect();
              return (width / height).toFixed(1);
            }),
          );
        expect([2, 5]).toContain(shapes.length);
        expect(new Set(shapes)).toEqual(new Set(["1.3"]));
        if (width === 768) return;
        const form = await page.locator("#contacto").boundingBox();
        const second = await page.locator(".site-photos__track li").nth(1).boundingBox();
        expect(form?.x).toBeCloseTo(second?.x ?? Number.NaN, 0);
      });
    }
  }
});
