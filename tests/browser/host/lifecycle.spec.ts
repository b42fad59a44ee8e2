/**
 * Tests widgets' life on the page (docs/contract.md#the-tag, docs/contract.md#life-on-the-page):
 * whatever a page does to the tags, every host ends up with one live widget or its fallback.
 */
import { events, expect, INCLUDES, recordEvents, test } from "../fixtures.ts";

const HERO = '<div data-imo-widget="hero-search"><p class="fallback">Procure connosco</p></div>';
const TAB = { name: "Arrendar" };

test.beforeEach(async ({ page }) => {
  await recordEvents(page);
  await page.route("**/api/imoveis", (route) =>
    route.fulfill({ json: { data: [], current_page: 1, last_page: 1 } }),
  );
});

test("mounts a tag and hides its fallback, bare text included", async ({ page, open }) => {
  await open(
    `<div id="host" data-imo-widget="hero-search">Texto solto <p class="fallback">Procure connosco</p></div>`,
  );
  await expect(page.getByRole("heading", { name: "Que Imóvel Procura?" })).toBeVisible();
  await expect(page.locator(".fallback")).toBeHidden();
  const looseText = await page.evaluate(() => {
    const range = document.createRange();
    range.selectNode(document.getElementById("host")?.firstChild as Node);
    return range.getBoundingClientRect().width;
  });
  expect(looseText).toBe(0);
  expect(await events(page, "imo:ready")).toEqual([
    { type: "imo:ready", detail: { widget: "hero-search" } },
  ]);
  expect(
    await page.evaluate(() => performance.getEntriesByName("imo:hero-search:ready").length),
  ).toBe(1);
});

test("follows tags that a script adds, moves, changes and removes, and keeps what the visitor did", async ({
  page,
  open,
}) => {
  await open('<main id="main"></main><section id="two"></section>');
  const tab = page.getByRole("tab", TAB);
  const staysChosen = async () => {
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await expect(page.locator("[data-imo-root]")).toHaveCount(1);
  };
  await test.step("inserted, then replaced by two", async () => {
    await page.evaluate(
      (html) => document.getElementById("main")?.insertAdjacentHTML("beforeend", html),
      HERO,
    );
    await expect(tab).toBeVisible();
    await page.evaluate((html) => {
      (document.getElementById("main") as HTMLElement).innerHTML = html + html;
    }, HERO);
    await expect(tab).toHaveCount(2);
  });
  await test.step("one removed, the other moved", async () => {
    await tab.last().click();
    await page.evaluate(() => {
      const [first, last] = document.querySelectorAll("[data-imo-widget]");
      first?.remove();
      last?.remove();
      if (last) document.getElementById("two")?.append(last);
    });
    await expect(page.locator("#two").getByRole("tab", TAB)).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await staysChosen();
  });
  await test.step("given an attribute, then a JSON script", async () => {
    await page.evaluate(() =>
      document
        .querySelector("[data-imo-widget]")
        ?.setAttribute("data-facebook", "https://facebook.com/x"),
    );
    await expect(page.getByRole("link", { name: /Facebook/ })).toBeVisible();
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.type = "application/json";
      script.textContent = '{"linkedin":"https://linkedin.com/x"}';
      document.querySelector("[data-imo-widget]")?.prepend(script);
    });
    await expect(page.getByRole("link", { name: /LinkedIn/ })).toBeVisible();
    await page.evaluate(() => {
      const script = document.querySelector("[data-imo-widget] > script") as HTMLElement;
      script.textContent = '{"instagram":"https://instagram.com/x"}';
    });
    await expect(page.getByRole("link", { name: /Instagram/ })).toBeVisible();
    await staysChosen();
  });
  await test.step("given another widget's name, then removed", async () => {
    await page.evaluate(() =>
      document
        .querySelector("[data-imo-widget]")
        ?.setAttribute("data-imo-widget", "listing-search"),
    );
    await expect(page.getByRole("button", { name: "Pesquisa Avançada" })).toBeVisible();
    await expect(tab).toHaveCount(0);
    await page.evaluate(() => document.querySelector("[data-imo-widget]")?.remove());
    await expect(page.getByRole("button", { name: "Pesquisa Avançada" })).toHaveCount(0);
  });
});

test("ends with one live widget whatever a router does to its slot", async ({ page, open }) => {
  await open(`<main>${HERO}</main>`);
  const tab = page.getByRole("tab", TAB);
  const isAlive = async () => {
    await expect(page.locator("[data-imo-root]")).toHaveCount(1);
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true");
  };
  await isAlive();
  await test.step("the slot is taken out and put back with its state", async () => {
    await page.evaluate(() => document.querySelector("[data-imo-root]")?.remove());
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await isAlive();
  });
  await test.step("its content is swapped for a copy", async () => {
    await page.evaluate(() => {
      const slot = document.querySelector("[data-imo-root]") as HTMLElement;
      slot.innerHTML = `${slot.innerHTML}`;
    });
    await isAlive();
  });
  await test.step("the page is restored from a cache, copies of slots included", async () => {
    await page.evaluate(() =>
      document.documentElement.replaceChild(document.body.cloneNode(true), document.body),
    );
    await isAlive();
  });
});

test("starts once when the bundle is included three times", async ({ page, open }) => {
  const again = '<script type="module" src="/vendor/imo-widgets/imo-widgets.js?id=2"></script>';
  // The page's `load` event comes after all three scripts have run.
  await open(HERO, { head: INCLUDES + INCLUDES + again });
  await page.getByRole("tab", TAB).waitFor();
  await page.evaluate((tag) => document.body.insertAdjacentHTML("beforeend", tag), HERO);
  await expect(page.getByRole("tab", TAB)).toHaveCount(2);
  await expect(page.locator("[data-imo-root]")).toHaveCount(2);
  expect(await events(page, "imo:ready")).toHaveLength(2);
});

test("mounts a widget far below the fold without scrolling, after the visible ones", async ({
  page,
  open,
}) => {
  await open(
    `${HERO}<div style="height: 8000px"></div><div id="far" data-imo-widget="listing-search"></div>`,
  );
  await expect(page.locator("#far [data-imo-root]")).toHaveCount(1);
  await expect
    .poll(async () => (await events(page, "imo:ready")).map(({ detail }) => detail.widget))
    .toEqual(["hero-search", "listing-search"]);
});

test("reports an unknown name with the names that exist, and leaves its fallback", async ({
  page,
  open,
  said,
}) => {
  await open('<div data-imo-widget="hero-serch"><p>Procure connosco</p></div>');
  await expect(page.getByText("Procure connosco")).toBeVisible();
  await expect.poll(() => events(page, "imo:error")).toHaveLength(1);
  const [error] = await events(page, "imo:error");
  expect(error?.detail).toMatchObject({ widget: "hero-serch", code: "unknown-widget" });
  expect(error?.detail.message).toContain("hero-search");
  expect(said.console.join()).toContain("hero-serch: no widget has this name");
  expect(said.errors.join()).toContain("hero-serch: no widget has this name");
});
