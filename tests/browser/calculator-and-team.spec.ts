/** The two widgets that call nobody: what a visitor works out, and whom they find. */
import { expect, test, violations } from "./fixtures.ts";

const person = (number: number) => ({
  id: number,
  name: `Pessoa ${number}`,
  link: `/agente/${number}`,
  foto: `/foto-${number}.jpg`,
});
const team = (count: number) =>
  `<main><h1>Equipa</h1><div data-imo-widget="team-cards"><script type="application/json">${JSON.stringify({
    colaboradores: Array.from({ length: count }, (_, position) => person(position + 1)),
  })}</script></div></main>`;

test("the vector of the decisions, with presets, and again as the visitor types in Portuguese", async ({
  page,
  open,
}) => {
  await open(
    '<div data-imo-widget="mortgage-calculator" data-preco-imovel="200000" data-tan="3.5" data-anos="30"></div>',
  );
  await expect(page.getByText("898,00\u00A0€").first()).toBeVisible();
  await page.getByLabel(/^Preço/).fill("1.250.000,50 €");
  await page.getByLabel(/^TAN/).fill("0");
  await page.getByLabel(/^Prazo/).fill("10");
  await expect(page.getByText("10\u00A0416,00\u00A0€").first()).toBeVisible();
  for (const bad of ["1e5", "0x10", "-1", "1,2,3", "", "0"]) {
    await page.getByLabel(/^Prazo/).fill(bad);
    await expect(page.getByText("Dados inválidos").first(), bad).toBeVisible();
  }
});

test("an attribute that changes later never overwrites what the visitor typed", async ({ page, open }) => {
  await open(
    '<div data-imo-widget="mortgage-calculator" data-preco-imovel="200000" data-tan="3.5" data-anos="30"></div>',
  );
  await page.getByLabel(/^Prazo/).fill("25");
  await page.evaluate(() => {
    const host = document.querySelector("[data-imo-widget]") as HTMLElement;
    host.dataset.anos = "40";
    host.dataset.tan = "4";
  });
  await expect(page.getByLabel(/^TAN/)).toHaveValue(/^4/);
  await expect(page.getByLabel(/^Prazo/)).toHaveValue("25");
});

test("axe finds nothing in any state of the calculator", async ({ page, open }) => {
  await open('<main><h1>Crédito</h1><div data-imo-widget="mortgage-calculator"></div></main>');
  await page.getByLabel(/^Prazo/).waitFor();
  expect(await violations(page), "empty").toEqual([]);
  await page.getByLabel(/^Prazo/).fill("muito");
  expect(await violations(page), "invalid").toEqual([]);
});

test("four people show, Ver todos shows all and puts the focus on the fifth; broken photos are initials", async ({
  page,
  open,
}) => {
  await open(team(7));
  await expect(page.getByRole("listitem")).toHaveCount(4);
  await expect(page.locator(".imo-person__photo").first()).toHaveText(/^P/);
  expect(await violations(page), "four").toEqual([]);
  await page.getByText("Ver todos").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listitem")).toHaveCount(7);
  await expect(page.getByRole("link", { name: "Pessoa 5" })).toBeFocused();
  await expect(page.getByText("Ver todos")).toHaveCount(0);
  expect(await violations(page), "all").toEqual([]);
});

test("columns follow the widget's own width: 2, 3 from 640 px, 4 from 960 px", async ({ page, open }) => {
  await open(team(7));
  await page.getByText("Ver todos").click();
  for (const [width, columns] of [
    [639, 2],
    [640, 3],
    [959, 3],
    [960, 4],
  ] as const) {
    await page.evaluate((px) => {
      (document.querySelector("[data-imo-widget]") as HTMLElement).style.width = `${px}px`;
    }, width);
    const tops = await page
      .getByRole("listitem")
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0]).length, `${width} px`).toBe(columns);
  }
});

test("of a thousand people every one arrives, and the first rows at once", async ({ page, open }) => {
  await open(team(1000));
  await page.getByText("Ver todos").click();
  await expect(page.getByRole("link", { name: "Pessoa 5", exact: true })).toBeFocused();
  await expect(page.getByRole("listitem")).toHaveCount(1000);
});
