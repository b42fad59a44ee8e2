/**
 * An editor's or a template's mistakes in page data (docs/contract.md#bad-values): told by name, and the widget mounts
 * all the same.
 */
import { events, expect, recordEvents, test } from "../fixtures.ts";

test.beforeEach(async ({ page }) => {
  await recordEvents(page);
  await page.route("**/api/imoveis", (route) => route.fulfill({ json: { data: [], current_page: 1, last_page: 1 } }));
});

const mistakes = [
  {
    who: "an unsafe link",
    html: '<div data-imo-widget="hero-search" data-facebook="java&#9;script:alert(1)"></div>',
    says: 'hero-search: data-facebook expected a URL that begins with http:, https:, mailto:, tel: or /, got "java\\tscript:alert(1)"; it is left out.',
  },
  {
    who: "JSON that is broken",
    html: '<div data-imo-widget="hero-search"><script type="application/json">{"facebook":</script></div>',
    says: "hero-search: its JSON script expected an object",
  },
  {
    who: "what Js::from prints",
    html: `<div data-imo-widget="hero-search"><script type="application/json">JSON.parse('{}')</script></div>`,
    says: "use {!! Illuminate\\Support\\Js::encode($data) !!} or the Blade component",
  },
  {
    who: "a list instead of an object",
    html: '<div data-imo-widget="hero-search"><script type="application/json">[1,2]</script></div>',
    says: "got [1,2]; the script is ignored.",
  },
  {
    who: "a number where a list of names was expected",
    html: '<div data-imo-widget="listing-search"><script type="application/json">{"tipologia":7}</script></div>',
    says: 'listing-search: "tipologia" expected a list such as ["Moradia","Loja"], or Moradia,Loja in an attribute, got 7; it is left out.',
  },
  {
    who: "a collaborator without a name among good ones",
    html: '<div data-imo-widget="listing-search"><script type="application/json">{"colaboradores":[{"id":1,"name":"Rui"},{"id":2}]}</script></div>',
    says: "1 of its entries did not fit",
  },
  {
    who: "a search that leads to another host",
    html: '<div data-imo-widget="hero-search" data-lista-url="/&#9;/evil.example/lista"></div>',
    says: 'hero-search: data-lista-url expected a path such as /lista, or a URL of this site, got "/\\t/evil.example/lista"; its default "/lista" is used.',
  },
  {
    who: "cards that lead to another host",
    html: '<div data-imo-widget="listing-search" data-site-base="//evil.example"></div>',
    says: 'listing-search: data-site-base expected a path such as /imobiliaria, got "//evil.example"; it is left out.',
  },
  {
    who: "a person without a name in an attribute's list",
    html: `<div data-imo-widget="team-cards" data-colaboradores='[{"name":"Rui"},{"id":2}]'></div>`,
    says: "team-cards: data-colaboradores expected",
  },
];

for (const { who, html, says } of mistakes) {
  test(`${who} is told in the console, as an event and to window.onerror, and the widget is there`, async ({
    page,
    open,
    said,
  }) => {
    await open(html);
    await page.waitForSelector("[data-imo-root]");
    const found = await events(page, "imo:error");
    expect(found).toHaveLength(1);
    expect(found[0]?.detail).toMatchObject({ code: "page-data" });
    expect(found[0]?.detail.message).toContain(says);
    expect(said.console.join("\n")).toContain(says);
    expect(said.errors.join("\n")).toContain(says);
  });
}

test("names with markup, quotes, emoji and direction marks are shown as text", async ({ page, open, said }) => {
  const name = `<img src=x onerror=alert(1)> "O'Neill" 🏡 \u202Eabc`;
  const json = JSON.stringify({ localizacoes: [name] }).replaceAll("<", "\\u003c");
  await open(`<div data-imo-widget="hero-search"><script type="application/json">${json}</script></div>`);
  await page.getByRole("combobox", { name: "Localização" }).fill("neill");
  await page.getByRole("option").click();
  await expect(page.locator(".imo-select__multi-value__label span")).toHaveAttribute("title", name);
  expect(said.errors).toEqual([]);
});
