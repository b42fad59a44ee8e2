/** Tests the address in print (docs/look.md#print). */
import { expect, test } from "../fixtures.ts";

test("prints the whole address, which the screen shortens", async ({ page, open }) => {
  const address = { conselho: "Santa Maria da Feira", freguesia: "Caldas de São Jorge e Pigeiros" };
  const home = { id: 1, titulo: "Moradia", link: "casa", preco: 100_000, ...address };
  await page.route("**/api/imoveis", (route) =>
    route.fulfill({ json: { data: [home], current_page: 1, last_page: 1, total: 1 } }),
  );
  await open('<div data-imo-widget="listing-search"></div>');
  await expect(page.getByRole("heading", { name: "Moradia" })).toBeVisible();
  const shown = () =>
    page.locator(".imo-listing__address").evaluate((line) =>
      [...line.children].flatMap((part) => {
        const { width, height } = part.getBoundingClientRect();
        return width > 1 && height > 1 ? [part.textContent] : [];
      }),
    );
  await expect.poll(shown).toEqual(["Santa Maria da Feira, Caldas d..."]);
  await page.emulateMedia({ media: "print" });
  expect(await shown()).toEqual(["Santa Maria da Feira, Caldas de São Jorge e Pigeiros"]);
  const line = page.locator(".imo-listing__address > .imo-hidden");
  expect(
    await line.evaluate((one) => one.scrollWidth <= (one.parentElement?.clientWidth ?? 0)),
  ).toBe(true);
});
