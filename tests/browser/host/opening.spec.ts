/** A listing's page opens at once (docs/product/cards.md#opening): fetched ahead, and by a transition of its photo. */
import type { Page } from "@playwright/test";
import { expect, INCLUDES, test } from "../fixtures.ts";

const LISTING = '<div data-imo-widget="listing-search"></div>';
const STRICT =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'";
const NONCED = `default-src 'self'; script-src 'nonce-abc'; style-src 'nonce-abc'; img-src 'self' data:; require-trusted-types-for 'script'`;

test.beforeEach(({ page }) =>
  page.route("**/api/imoveis", (route) =>
    route.fulfill({
      json: {
        data: [
          { id: 7, titulo: "Casa", link: "casa-nova", preco: 1000 },
          { id: 8, titulo: "Loja", link: "loja", preco: 1000 },
        ],
        current_page: 1,
        last_page: 1,
      },
    }),
  ),
);

const prefetched = (page: Page) =>
  page
    .locator('link[rel="prefetch"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
const titleLink = (page: Page, name: string) => page.getByRole("heading").getByRole("link", { name });

test("under a policy without a nonce the page of the card under the pointer is fetched, each once, without a word", async ({
  page,
  open,
  said,
}) => {
  await open(LISTING, { headers: { "Content-Security-Policy": STRICT } });
  await titleLink(page, "Casa").hover();
  await expect.poll(() => prefetched(page)).toEqual(["/casa_7"]);
  await titleLink(page, "Loja").focus();
  await expect.poll(() => prefetched(page)).toEqual(["/casa_7", "/loja_8"]);
  await titleLink(page, "Casa").hover();
  await page.getByRole("link", { name: "Casa" }).first().hover();
  await expect.poll(() => prefetched(page)).toEqual(["/casa_7", "/loja_8", "/casa-nova"]);
  expect(await page.locator('script[type="speculationrules"]').count()).toBe(0);
  expect(said.errors).toEqual([]);
  expect(said.console.filter((line) => !line.includes("404"))).toEqual([]);
});

test("a card that the page's scrolling takes under a pointer which nobody moves is fetched with the next movement", async ({
  page,
  open,
}) => {
  await open(`${LISTING}<div style="height: 2000px"></div>`);
  await page.locator(".imo-results__count").hover();
  await expect(page.locator("[data-imo-opening]")).toHaveCount(1);
  const photo = page.getByRole("link", { name: "Casa" }).first();
  const [from, to] = [await page.locator(".imo-results__count").boundingBox(), await photo.boundingBox()];
  if (!from || !to) throw new Error("Expected a heading and a card on the page.");
  await page.evaluate((by) => scrollBy({ top: by, behavior: "instant" }), to.y - from.y + 20);
  await expect.poll(() => photo.evaluate((link) => link.matches(":hover"))).toBe(true);
  await page.waitForTimeout(250);
  expect(await prefetched(page)).toEqual([]);
  await page.mouse.move(from.x + from.width / 2 + 1, from.y + from.height / 2);
  await expect.poll(() => prefetched(page)).toEqual(["/casa-nova"]);
});

test("with a nonce the browser gets rules for the cards' links alone, under a policy of nonces too", async ({
  page,
  open,
  said,
}) => {
  await open(`${LISTING}${LISTING}<a href="/outra">Outra</a>`, {
    headers: { "Content-Security-Policy": NONCED },
    head: INCLUDES.replaceAll(/<(link|script)/g, '<$1 nonce="abc"'),
  });
  await titleLink(page, "Casa").first().hover();
  const rules = page.locator('script[type="speculationrules"]');
  await expect(rules).toHaveCount(1);
  const { prefetch, prerender } = JSON.parse((await rules.textContent()) ?? "");
  expect([prefetch[0].eagerness, prerender[0].eagerness]).toEqual(["moderate", "conservative"]);
  const { selector_matches: selector } = prefetch[0].where.and[1];
  const links = await page.locator(selector).evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(links).toEqual(["/casa-nova", "/casa_7", "/loja", "/loja_8"]);
  await titleLink(page, "Casa").last().hover();
  await expect(page.locator("[data-imo-opening]")).toHaveCount(2);
  await expect(rules).toHaveCount(1);
  expect(await prefetched(page)).toEqual([]);
  expect(said.errors).toEqual([]);
  expect(said.console.filter((line) => !line.includes("404"))).toEqual([]);
});

test("a page that switched it off is asked for nothing and its photos take part in nothing", async ({ page, open }) => {
  await open(LISTING.replace("></", ' data-funcoes="nenhuma"></'));
  await titleLink(page, "Casa").hover();
  await titleLink(page, "Loja").click();
  await page.goBack();
  await titleLink(page, "Casa").focus();
  await page.waitForLoadState("networkidle");
  expect(await prefetched(page)).toEqual([]);
  expect(await page.locator("[data-imo-opening], script[type=speculationrules]").count()).toBe(0);
});

test("the photo of the card that was clicked takes part in the transition to a page that wants one", async ({
  page,
  open,
  host,
}) => {
  const style = "<style>@view-transition { navigation: auto }</style>";
  host.serve("/casa_7", { html: `<!doctype html><head>${style}</head><body>Uma casa` });
  await open(LISTING, { head: INCLUDES + style, path: "/transicao" });
  await titleLink(page, "Casa").hover();
  await expect(page.locator("[data-imo-opening]")).toHaveCount(1);
  await page.evaluate(() => {
    addEventListener("pageswap", () => {
      const named = [...document.querySelectorAll<HTMLElement>("[style*=view-transition-name]")];
      const cards = named.map((photo) => photo.closest("li")?.querySelector("h3")?.textContent);
      sessionStorage.setItem("named", JSON.stringify(cards));
    });
  });
  await titleLink(page, "Casa").click();
  await expect(page.getByText("Uma casa")).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("named"))).toBe('["Casa"]');
});
