/** Tests that the second half of a double press belongs to the first (docs/look.md#button). */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { middleOf, tapAt } from "./taps.ts";

const LISTING = '<div data-imo-widget="listing-search"></div>';
const PHOTO = `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><path d="M0 0h8v6H0z"/></svg>`;
const home = (id: number) => ({
  id,
  titulo: `Moradia ${id}`,
  preco: 200_000,
  link: `casa-${id}`,
  fotos: { capa: "/foto-0.svg", fotos: ["/foto-1.svg", "/foto-2.svg", "/foto-3.svg"] },
});

test.beforeEach(async ({ page }) => {
  await page.route("**/foto-*.svg", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: PHOTO }),
  );
  await page.route("**/api/imoveis", (route) => {
    const { page: asked } = route.request().postDataJSON() as { page: number };
    const data = Array.from({ length: 12 }, (_, at) => home(asked * 100 + at));
    return route.fulfill({ json: { data, current_page: asked, last_page: 9, total: 108 } });
  });
});

const pressed = (control: Locator) => control.getAttribute("aria-pressed");
const panel = (page: Page) => page.getByRole("dialog");
const heart = (page: Page) => page.getByRole("button", { name: "Favorito: Moradia 100" });

/** Presses twice at one place, calling `between` in the pause. */
async function doubleClick(page: Page, control: Locator, between = async () => {}) {
  const { x, y } = await middleOf(control);
  await page.mouse.click(x, y);
  await between();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

async function doubleTap(page: Page, control: Locator, between = async () => {}) {
  const { x, y } = await middleOf(control);
  const began = Date.now() / 1000;
  await tapAt(page, { x, y }, began);
  await between();
  await tapAt(page, { x: x + 5, y }, began + 0.2);
}

for (const width of [1280, 768]) {
  test(`follows nothing behind the panel on a double click on "Ver 108 imóveis", at ${width} px`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    // The second control belongs to the page.
    await open(
      `${LISTING}<a href="/outra" style="position:fixed;right:0;bottom:0;width:480px;height:300px">Outra</a>`,
    );
    const url = page.url();
    await page.getByRole("button", { name: "Pesquisa Avançada" }).click();
    await doubleClick(page, panel(page).getByRole("button", { name: "Ver 108 imóveis" }), () =>
      expect(panel(page)).toBeHidden(),
    );
    await expect(page.getByRole("heading", { name: "108 imóveis" })).toBeVisible();
    expect(page.url()).toBe(url);
  });
}

test("sets a heart, a number of rooms and a list once on a double press", async ({
  page,
  open,
}) => {
  await open(LISTING);
  await doubleClick(page, heart(page));
  expect(await pressed(heart(page))).toBe("true");
  await doubleClick(page, page.locator(".imo-select-box--list .imo-select__control").first(), () =>
    expect(page.locator(".imo-select__menu")).toBeVisible(),
  );
  await expect(page.locator(".imo-select__menu")).toBeVisible();
  await doubleClick(page, page.getByRole("option").first());
  await expect(page.locator(".imo-select__option--is-selected")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.locator(".imo-select__menu")).toBeHidden();
  await page.getByRole("button", { name: "Pesquisa Avançada" }).click();
  const rooms = panel(page).getByRole("group", { name: "Quartos" });
  await doubleClick(page, rooms.getByText("2", { exact: true }));
  await expect(rooms.getByRole("checkbox", { name: "2", exact: true })).toBeChecked();
  await doubleClick(page, rooms.getByRole("button", { name: "3 ou mais" }));
  expect(await pressed(rooms.getByRole("button", { name: "3 ou mais" }))).toBe("true");
});

test("counts each press of the photos' arrows and of what the page adds to a card", async ({
  page,
  open,
}) => {
  await open(LISTING);
  const card = page.locator(".imo-listing:not(.imo-listing--skeleton)").first();
  await card.hover();
  await doubleClick(page, card.getByRole("button", { name: "Fotografia seguinte" }));
  await expect(page.getByText("Fotografia 3 de 4")).toBeAttached();
  await card.evaluate((element) => {
    const counter = document.createElement("button");
    counter.textContent = "0";
    counter.style.cssText = "position:absolute;left:0;top:0;z-index:9";
    counter.onclick = () => counter.replaceChildren(String(Number(counter.textContent) + 1));
    element.append(counter);
  });
  const counter = card.locator("button").last();
  await doubleClick(page, counter);
  await expect(counter).toHaveText("2");
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("counts a double tap on page 2 or on a heart as one press", async ({ page, open }) => {
    await open(LISTING);
    await doubleTap(page, page.getByRole("link", { name: "Página seguinte" }), () =>
      expect(page.getByRole("button", { name: "Favorito: Moradia 200" })).toBeAttached(),
    );
    await expect(page.getByRole("button", { name: "Favorito: Moradia 200" })).toBeVisible();
    expect(new URL(page.url()).search).toBe("?pagina=2");
    const one = page.getByRole("button", { name: "Favorito: Moradia 200" });
    await doubleTap(page, one);
    expect(await pressed(one)).toBe("true");
  });

  test("counts two taps with a pause between them as two presses", async ({ page, open }) => {
    await open(LISTING);
    const point = await middleOf(heart(page));
    const began = Date.now() / 1000;
    for (const at of [began, began + 0.6]) await tapAt(page, point, at);
    expect(await pressed(heart(page))).toBe("false");
  });
});
