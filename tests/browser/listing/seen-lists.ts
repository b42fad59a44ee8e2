/**
 * Opens every list of the hero and the listing inside hosts that clip overflow, and measures its
 * visible part (docs/look.md#menu). Both the everyday and the full open-lists.spec.ts use this.
 */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { middleOf, tapAt } from "./taps.ts";

const people = Array.from({ length: 9 }, (_, id) => ({ id, name: `Pessoa ${id}` }));
export const HERO = '<div data-imo-widget="hero-search"></div>';
const LISTING = `<div data-imo-widget="listing-search"><script type="application/json">${JSON.stringify({ colaboradores: people })}</script></div>`;

/** Hosts around a widget that all clip its overflow. */
export const hosts = {
  page: (tag: string) => `${tag}<p style="height: 900px">Depois</p>`,
  "section that cuts": (tag: string) =>
    `<section style="overflow: hidden">${tag}</section><p>Depois</p>`,
  "page that scrolls in an element": (tag: string) =>
    `<div style="height: 100vh; overflow: auto"><div style="contain: content">${tag}</div><p style="height: 900px">Depois</p></div>`,
};

/** The time of the last tap in seconds. */
let lastTap = 0;

/** Ways to open a list. */
export const ways = {
  mouse: (control: Locator) => control.click(),
  async touch(control: Locator) {
    // The panel scrolls the next field to this one's position, where an immediate tap would be the
    // second half of a double tap.
    lastTap = Math.max(Date.now() / 1000, lastTap + 1);
    await tapAt(control.page(), await middleOf(control), lastTap);
  },
  async keys(control: Locator) {
    await control.focus();
    await control.press("ArrowDown");
  },
};

/** Answers the listing's calls with six listings, which give the page some height. */
export async function answerCalls(page: Page): Promise<void> {
  const data = Array.from({ length: 6 }, (_, id) => ({
    id,
    titulo: `Casa ${id}`,
    link: `casa-${id}`,
  }));
  await page.route("**/api/imoveis", (route) =>
    route.fulfill({ json: { data, current_page: 1, last_page: 1, total: 6 } }),
  );
}

/**
 * Measures a list relative to its control and the window, and whether another element covers it.
 */
export function measure(list: Element) {
  const control = list.closest(".imo-field")?.querySelector(".imo-select__control");
  const box = list.getBoundingClientRect();
  const isSeen = (y: number) =>
    list.contains(document.elementFromPoint(box.left + box.width / 2, y));
  return {
    gap: Math.round(box.top - (control?.getBoundingClientRect().bottom ?? 0)),
    isInWindow:
      box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth,
    isUncovered: isSeen(box.top + 4) && isSeen(box.top + box.height / 2) && isSeen(box.bottom - 4),
    isHighEnough: box.height >= 180,
  };
}
const SEEN = { gap: 6, isInWindow: true, isUncovered: true, isHighEnough: true };

/**
 * Opens each list of the bar, the panel and the hero in this host, in this way.
 * @throws if a list is cut, covered, away from its control, or its last row can't be reached
 */
export async function expectListsSeen(
  page: Page,
  open: (body: string) => Promise<void>,
  host: keyof typeof hosts,
  way: keyof typeof ways,
): Promise<void> {
  const openEach = async (place: string, root: Page | Locator, names: readonly string[]) => {
    for (const name of names) {
      await test.step(`${name} of the ${place} in a ${host}`, () =>
        openOne(page, root, name, ways[way]));
    }
  };
  await open(hosts[host](LISTING));
  await openEach("bar", page, ["Objectivo", "Tipo de imóvel", "Localização"]);
  await page.getByRole("button", { name: "Pesquisa Avançada" }).click();
  await openEach("panel", page.getByRole("dialog"), [
    "Consultor",
    "Objectivo",
    "Tipo de imóvel",
    "Localização",
  ]);
  await open(hosts[host](HERO));
  await openEach("hero", page, ["Procuro por...", "Localização"]);
}

async function openOne(
  page: Page,
  root: Page | Locator,
  name: string,
  press: (control: Locator) => Promise<void>,
) {
  const control = root.getByRole("combobox", { name });
  await press(control);
  if (name === "Localização") await page.keyboard.type("ov");
  const list = root.locator(".imo-select__menu");
  await expect.poll(() => list.evaluate(measure), { intervals: [50] }).toEqual(SEEN);
  const bar = page.locator(".imo-filters", { has: control });
  if (page.viewportSize()?.width === 360 && (await bar.count()) > 0) {
    expect((await list.boundingBox())?.width).toBe((await bar.boundingBox())?.width);
  }
  // The last row must be reachable too.
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await expect(root.locator(".imo-select__option--is-focused")).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press("Escape");
  await expect(list).toHaveCount(0);
}
