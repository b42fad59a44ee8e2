/** Tests a widget that fails while rendering (docs/contract.md#failures-stay-apart). */
import { events, expect, recordEvents, test } from "../fixtures.ts";

const PAGE = `<div data-imo-widget="listing-search"><p>A lista</p></div><div data-imo-widget="hero-search"></div>`;

test.beforeEach(async ({ page }) => {
  await recordEvents(page);
  await page.route("**/api/imoveis", (route) =>
    route.fulfill({ json: { data: [], current_page: 1, last_page: 1 } }),
  );
});

test("shows the fallback of a widget that breaks twice, tells the page, and leaves the other widget alone", async ({
  page,
  open,
  said,
}) => {
  // The listing calls this browser function after a success.
  await page.addInitScript(() => {
    globalThis.matchMedia = () => {
      throw new Error("avariado");
    };
  });
  await open(PAGE);
  await expect(page.getByText("A lista")).toBeVisible();
  await expect(page.locator("[data-imo-root]")).toHaveCount(1);
  await page.getByRole("tab", { name: "Arrendar" }).click();
  await expect(page.getByRole("tab", { name: "Arrendar" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  const errors = await events(page, "imo:error");
  const broken = { widget: "listing-search", code: "render" };
  expect(errors.map(({ detail }) => detail)).toMatchObject([broken, broken]);
  expect(said.errors).toEqual([
    expect.stringContaining(
      "listing-search: rendering failed, Error: avariado; it is mounted once more.",
    ),
    expect.stringContaining("its fallback shows again."),
  ]);
});
