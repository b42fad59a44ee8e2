/**
 * A widget that breaks while rendering (docs/contract.md#failures-stay-apart): mounted once more, then its fallback;
 * the others go on.
 */
import { events, expect, recordEvents, test } from "../fixtures.ts";

const PAGE = `<div data-imo-widget="listing-search"><p>A lista</p></div><div data-imo-widget="hero-search"></div>`;

test.beforeEach(async ({ page }) => {
  await recordEvents(page);
  await page.route("**/api/imoveis", (route) => route.fulfill({ json: { data: [], current_page: 1, last_page: 1 } }));
});

/** Makes the browser function that the listing calls after a success throw this number of times. */
function breakListing(times: number) {
  const kept = matchMedia.bind(globalThis);
  let left = times;
  globalThis.matchMedia = (query) => {
    left -= 1;
    if (left >= 0) throw new Error("avariado");
    return kept(query);
  };
}

test("after one error the widget is mounted once more, and the host's monitoring hears of it", async ({
  page,
  open,
  said,
}) => {
  await page.addInitScript(breakListing, 1);
  await open(PAGE);
  await expect(page.getByRole("heading", { name: /Nenhum imóvel/ })).toBeVisible();
  const errors = await events(page, "imo:error");
  expect(errors).toHaveLength(1);
  expect(errors[0]?.detail).toMatchObject({ widget: "listing-search", code: "render" });
  expect(said.errors).toEqual([
    expect.stringContaining("listing-search: rendering failed, Error: avariado; it is mounted once more."),
  ]);
});

test("after two errors its fallback shows again and the other widget works", async ({ page, open, said }) => {
  await page.addInitScript(breakListing, 99);
  await open(PAGE);
  await expect(page.getByText("A lista")).toBeVisible();
  await expect(page.locator("[data-imo-root]")).toHaveCount(1);
  await page.getByRole("tab", { name: "Arrendar" }).click();
  await expect(page.getByRole("tab", { name: "Arrendar" })).toHaveAttribute("aria-selected", "true");
  expect(said.errors.at(-1)).toContain("its fallback shows again.");
});
