/**
 * Tests mistakes in page data (docs/contract.md#bad-values): they are reported by name, and the
 * widget still mounts.
 */
import { events, expect, recordEvents, test } from "../fixtures.ts";

test.beforeEach(async ({ page }) => {
  await recordEvents(page);
  await page.route("**/api/imoveis", (route) =>
    route.fulfill({ json: { data: [], current_page: 1, last_page: 1 } }),
  );
});

const mistakes = [
  {
    html: '<div data-imo-widget="hero-search" data-facebook="java&#9;script:alert(1)"></div>',
    says: 'hero-search: data-facebook expected a URL that begins with http:, https:, mailto:, tel: or /, got "java\\tscript:alert(1)"; it is left out.',
  },
  {
    html: '<div data-imo-widget="hero-search"><script type="application/json">{"facebook":</script></div>',
    says: 'hero-search: its JSON script expected an object such as {"tan":3.5}, got text that is not JSON, "{\\"facebook\\":"; the script is ignored.',
  },
  {
    html: `<div data-imo-widget="hero-search"><script type="application/json">JSON.parse('{}')</script></div>`,
    says: "use {!! Illuminate\\Support\\Js::encode($data) !!} or the Blade component",
  },
  {
    html: '<div data-imo-widget="hero-search"><script type="application/json">[1,2]</script></div>',
    says: "got [1,2]; the script is ignored.",
  },
  {
    html: '<div data-imo-widget="listing-search"><script type="application/json">{"tipologia":7}</script></div>',
    says: 'listing-search: "tipologia" expected a list such as ["Moradia","Loja"], or Moradia,Loja in an attribute, got 7; it is left out.',
  },
  {
    html: '<div data-imo-widget="listing-search"><script type="application/json">{"colaboradores":[{"id":1,"name":"Rui"},{"id":2}]}</script></div>',
    says: 'listing-search: "colaboradores" expected a list such as [{"id":7,"name":"Marta Ferreira"}], 1 of its entries did not fit; the others are used.',
  },
  {
    html: '<div data-imo-widget="hero-search" data-lista-url="/&#9;/evil.example/lista"></div>',
    says: 'hero-search: data-lista-url expected a path such as /lista, or a URL of this site, got "/\\t/evil.example/lista"; its default "/lista" is used.',
  },
  {
    html: '<div data-imo-widget="listing-search" data-site-base="//evil.example"></div>',
    says: 'listing-search: data-site-base expected a path such as /imobiliaria, got "//evil.example"; it is left out.',
  },
  {
    html: `<div data-imo-widget="team-cards" data-colaboradores='[{"name":"Rui"},{"id":2}]'></div>`,
    says: "team-cards: data-colaboradores expected",
  },
];

test("reports each mistake to the page, the console and window.onerror, and mounts the widget anyway", async ({
  page,
  open,
  said,
}) => {
  await open(mistakes.map(({ html }) => html).join(""));
  await expect(page.locator("[data-imo-root]")).toHaveCount(mistakes.length);
  const found = await events(page, "imo:error");
  expect(found.map(({ detail }) => detail.code)).toEqual(mistakes.map(() => "page-data"));
  const messages = found.map(({ detail }) => String(detail.message));
  for (const { says } of mistakes) {
    expect.soft(messages.filter((message) => message.includes(says))).toHaveLength(1);
    expect.soft(said.console.join("\n")).toContain(says);
    expect.soft(said.errors.join("\n")).toContain(says);
  }
});

test("shows names with markup, quotes, emoji and direction marks as text", async ({
  page,
  open,
  said,
}) => {
  const name = `<img src=x onerror=alert(1)> "O'Neill" 🏡 \u202Eabc`;
  const json = JSON.stringify({ localizacoes: [name] }).replaceAll("<", "\\u003c");
  await open(
    `<div data-imo-widget="hero-search"><script type="application/json">${json}</script></div>`,
  );
  await page.getByRole("combobox", { name: "Localização" }).fill("neill");
  await page.getByRole("option").click();
  await expect(page.locator(".imo-select__multi-value__label span")).toHaveAttribute("title", name);
  expect(said.errors).toEqual([]);
});
