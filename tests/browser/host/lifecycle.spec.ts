/**
 * Life on the page (docs/contract.md#the-tag, docs/contract.md#life-on-the-page): whatever a host's page does to the
 * tags, every host ends with one live widget or its fallback.
 */
import { events, expect, INCLUDES, recordEvents, test } from "../fixtures.ts";

const HERO = '<div data-imo-widget="hero-search"><p class="fallback">Procure connosco</p></div>';
const TAB = { name: "Arrendar" };

test.beforeEach(async ({ page }) => {
  await recordEvents(page);
  await page.route("**/api/imoveis", (route) => route.fulfill({ json: { data: [], current_page: 1, last_page: 1 } }));
});

test("a tag that was there from the start becomes a widget, and its fallback hides, bare text included", async ({
  page,
  open,
}) => {
  await open(`<div id="host" data-imo-widget="hero-search">Texto solto <p class="fallback">Procure connosco</p></div>`);
  await expect(page.getByRole("heading", { name: "Que Imóvel Procura?" })).toBeVisible();
  await expect(page.locator(".fallback")).toBeHidden();
  const looseText = await page.evaluate(() => {
    const range = document.createRange();
    range.selectNode(document.getElementById("host")?.firstChild as Node);
    return range.getBoundingClientRect().width;
  });
  expect(looseText).toBe(0);
  expect(await events(page, "imo:ready")).toEqual([{ type: "imo:ready", detail: { widget: "hero-search" } }]);
  expect(await page.evaluate(() => performance.getEntriesByName("imo:hero-search:ready").length)).toBe(1);
});

test("tags that are appended, replaced by innerHTML or fetched later mount by themselves; removed ones leave nothing", async ({
  page,
  open,
}) => {
  await open('<main id="main"></main>');
  await page.evaluate((html) => document.getElementById("main")?.insertAdjacentHTML("beforeend", html), HERO);
  await expect(page.getByRole("tab", TAB)).toBeVisible();
  await page.evaluate((html) => {
    (document.getElementById("main") as HTMLElement).innerHTML = html + html;
  }, HERO);
  await expect(page.getByRole("tab", TAB)).toHaveCount(2);
  await page.evaluate(() => {
    for (const host of document.querySelectorAll("[data-imo-widget]")) host.remove();
  });
  await expect(page.getByRole("tab", TAB)).toHaveCount(0);
});

test("a moved host keeps what the visitor did in it", async ({ page, open }) => {
  await open(`<section id="one">${HERO}</section><section id="two"></section>`);
  await page.getByRole("tab", TAB).click();
  await page.evaluate(async () => {
    const host = document.querySelector("[data-imo-widget]") as HTMLElement;
    host.remove();
    document.getElementById("two")?.append(host);
  });
  await expect(page.locator("#two").getByRole("tab", TAB)).toHaveAttribute("aria-selected", "true");
});

test("a page restored from a cache, with pictures of slots in it, ends with one live widget per host", async ({
  page,
  open,
}) => {
  await open(`<main id="main">${HERO}</main>`);
  await page.getByRole("tab", TAB).waitFor();
  await page.evaluate(() => {
    const snapshot = document.body.cloneNode(true);
    document.documentElement.replaceChild(snapshot, document.body);
  });
  await expect(page.locator("[data-imo-root]")).toHaveCount(1);
  await page.getByRole("tab", TAB).click();
  await expect(page.getByRole("tab", TAB)).toHaveAttribute("aria-selected", "true");
});

test("a morph that takes the slot out of the host gets it back with its state", async ({ page, open }) => {
  await open(HERO);
  await page.getByRole("tab", TAB).click();
  await page.evaluate(() => document.querySelector("[data-imo-root]")?.remove());
  await expect(page.getByRole("tab", TAB)).toHaveAttribute("aria-selected", "true");
  await expect(page.locator("[data-imo-root]")).toHaveCount(1);
});

test("a morph that swaps the slot's content for a picture of it ends with a widget that answers clicks", async ({
  page,
  open,
}) => {
  await open(HERO);
  await page.getByRole("tab", TAB).waitFor();
  await page.evaluate(() => {
    const slot = document.querySelector("[data-imo-root]") as HTMLElement;
    slot.innerHTML = `${slot.innerHTML}`;
  });
  await expect(page.locator("[data-imo-root]")).toHaveCount(1);
  await page.getByRole("tab", TAB).click();
  await expect(page.getByRole("tab", TAB)).toHaveAttribute("aria-selected", "true");
});

test("a changed attribute shows and keeps local state", async ({ page, open }) => {
  await open(HERO);
  await page.getByRole("tab", TAB).click();
  await page.evaluate(() =>
    document.querySelector("[data-imo-widget]")?.setAttribute("data-facebook", "https://facebook.com/x"),
  );
  await expect(page.getByRole("link", { name: /Facebook/ })).toBeVisible();
  await expect(page.getByRole("tab", TAB)).toHaveAttribute("aria-selected", "true");
});

test("a changed JSON script shows too", async ({ page, open }) => {
  await open('<div data-imo-widget="hero-search"><script type="application/json">{}</script></div>');
  await page.getByRole("tab", TAB).waitFor();
  await page.evaluate(() => {
    const script = document.querySelector('script[type="application/json"]') as HTMLElement;
    script.textContent = '{"linkedin":"https://linkedin.com/x"}';
  });
  await expect(page.getByRole("link", { name: /LinkedIn/ })).toBeVisible();
});

test("another widget's name on the same host brings the other widget", async ({ page, open }) => {
  await open(HERO);
  await page.getByRole("tab", TAB).waitFor();
  await page.evaluate(() =>
    document.querySelector("[data-imo-widget]")?.setAttribute("data-imo-widget", "listing-search"),
  );
  await expect(page.getByRole("button", { name: "Pesquisa Avançada" })).toBeVisible();
  await expect(page.getByRole("tab", TAB)).toHaveCount(0);
});

test("a bundle that is included three times starts once", async ({ page, open }) => {
  const again = '<script type="module" src="/vendor/imo-widgets/imo-widgets.js?id=2"></script>';
  await open(HERO, { head: INCLUDES + INCLUDES + again });
  await page.getByRole("tab", TAB).waitFor();
  await page.waitForTimeout(500);
  await expect(page.locator("[data-imo-root]")).toHaveCount(1);
  expect(await events(page, "imo:ready")).toHaveLength(1);
});

test("a widget far below the fold mounts without scrolling, after the ones that are seen", async ({ page, open }) => {
  await open(`${HERO}<div style="height: 8000px"></div><div id="far" data-imo-widget="listing-search"></div>`);
  await expect(page.locator("#far [data-imo-root]")).toHaveCount(1);
  expect((await events(page, "imo:ready")).map((event) => event.detail.widget)).toEqual([
    "hero-search",
    "listing-search",
  ]);
});

test("an unknown name is told with the names that exist, and its fallback stays", async ({ page, open, said }) => {
  await open('<div data-imo-widget="hero-serch"><p>Procure connosco</p></div>');
  await expect(page.getByText("Procure connosco")).toBeVisible();
  const [error] = await events(page, "imo:error");
  expect(error?.detail).toMatchObject({ widget: "hero-serch", code: "unknown-widget" });
  expect(error?.detail.message).toContain("hero-search");
  expect(said.console.join()).toContain("hero-serch: no widget has this name");
  expect(said.errors.join()).toContain("hero-serch: no widget has this name");
});

test("two widgets have no id in common", async ({ page, open }) => {
  await open(`${HERO}${HERO}<div data-imo-widget="listing-search"></div>`);
  await expect(page.locator("[data-imo-root]")).toHaveCount(3);
  const ids = await page.evaluate(() => [...document.querySelectorAll("[id]")].map((element) => element.id));
  expect(new Set(ids).size).toBe(ids.length);
});

test("a translator that rewrites every text node breaks nothing", async ({ page, open, said }) => {
  await open(`${HERO}<div data-imo-widget="listing-search"></div>`);
  await page.getByRole("button", { name: "Pesquisa Avançada" }).waitFor();
  await page.getByText("Nenhum imóvel corresponde").first().waitFor();
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(({ data }) => data.trim() !== "")) {
      const font = document.createElement("font");
      font.textContent = `~${text.data}`;
      text.replaceWith(font);
    }
  });
  await page.getByRole("tab", { name: /Arrendar/ }).click();
  await page.getByRole("button", { name: /Pesquisa Avançada/ }).click();
  await page.getByRole("checkbox", { name: "3" }).first().check();
  await page.getByRole("button", { name: "Fechar" }).click();
  await expect(page.getByRole("button", { name: /Pesquisa Avançada/ })).toBeVisible();
  expect(said.errors).toEqual([]);
});
