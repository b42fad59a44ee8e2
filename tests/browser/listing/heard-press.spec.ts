/**
 * Tests that a press whose code is still loading gives immediate feedback (docs/look.md#button).
 */
import type { Locator } from "@playwright/test";
import { drawnTag } from "../../support/drawn-tags.ts";
import { expect, test } from "../fixtures.ts";

const LISTING = '<div data-imo-widget="listing-search"></div>';
const CALCULATOR =
  '<div data-imo-widget="mortgage-calculator" data-tan="3.5" data-preco-imovel="250000" data-anos="30"></div>';
const home = { id: 1, titulo: "Moradia", preco: 200_000, link: "casa" };

/** Clicks by script and returns the ring and the cursor of the next frame. */
const press = (control: Locator) =>
  control.evaluate(async (element: HTMLElement) => {
    element.click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const shown = element.closest(".imo-select__control") ?? element;
    const { outlineStyle, outlineWidth, cursor } = getComputedStyle(shown);
    return `${outlineStyle} ${outlineWidth} ${cursor}`;
  });
const HEARD = "solid 3px progress";

for (const { what, chunk, body, control } of [
  { what: "Pesquisa Avançada", chunk: "extras", body: LISTING, control: ".imo-filters__open" },
  { what: "Avise-me", chunk: "extras", body: LISTING, control: ".imo-tool--avisos" },
  { what: "Favoritos", chunk: "extras", body: LISTING, control: ".imo-tool--favoritos" },
  {
    what: "a list of types",
    chunk: "select-controls",
    body: LISTING,
    control: ".imo-select-box--list input",
  },
  {
    what: "the location",
    chunk: "select-controls",
    body: LISTING,
    control: ".imo-select-box--typed input",
  },
  {
    what: "the whole simulation",
    chunk: "SimulationDetails",
    body: CALCULATOR,
    control: "button[aria-controls]",
  },
]) {
  test(`${what}: shows in the next frame that it was noticed, until its code has loaded`, async ({
    page,
    open,
  }) => {
    await page.route("**/api/imoveis", (route) =>
      route.fulfill({ json: { data: [home], current_page: 1, last_page: 1, total: 1 } }),
    );
    let come = () => {};
    const held = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route(new RegExp(`/chunks/${chunk}-`), async (route) => {
      await held;
      await route.continue();
    });
    await open(body);
    const pressed = page.locator(control).first();
    await expect(page.locator("[data-imo-root] h2, .imo-calculator__more").first()).toBeVisible();
    expect(await press(pressed)).toBe(HEARD);
    come();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  });
}

test("shows a press of a drawn listing's heart before any widget has mounted", async ({
  page,
  open,
}) => {
  let come = () => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route("**/chunks/listing-search-*.js", async (route) => {
    await held;
    await route.continue();
  });
  const resultados = { data: [home], current_page: 1, last_page: 1, total: 1 };
  await open(await drawnTag({ widget: "listing-search", script: JSON.stringify({ resultados }) }));
  const heart = page.getByRole("button", { name: "Favorito: Moradia" });
  await expect.poll(() => press(heart)).toBe(HEARD);
  come();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(heart).not.toHaveAttribute("aria-busy");
});
