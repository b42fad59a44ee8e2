/** The two widgets without calls: the calculator and the team. */
import { events, expect, recordEvents, test, violations } from "../fixtures.ts";

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

const HOME =
  '<div data-imo-widget="mortgage-calculator" data-preco-imovel="200000" data-tan="3.5" data-anos="30"></div>';

test("a page whose calculator nobody unfolds loads nothing of the simulation; unfolded, it comes with its sheet", async ({
  page,
  open,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await recordEvents(page);
  await open(`<main><h1>Casa</h1>${HOME}</main>`);
  await expect(page.getByText("898,00\u00A0€").first()).toBeVisible();
  expect(asked.filter((url) => url.includes("SimulationDetails"))).toEqual([]);
  await page.getByRole("button", { name: "Ver a simulação completa" }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Entrada").fill("20 %");
  await expect(page.getByText("718,47\u00A0€").first()).toBeVisible();
  await expect(page.getByText("898,00\u00A0€").first()).toBeVisible();
  expect(asked.filter((url) => /SimulationDetails[^/]*\.(?:js|css)$/.test(url))).toHaveLength(2);
  expect(await violations(page), "unfolded").toEqual([]);
  await page.getByRole("button", { name: "Ver os valores por ano" }).click();
  await expect(page.getByRole("table", { name: "Ano a ano" }).getByRole("row")).toHaveCount(32);
  for (const width of [288, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  expect(await events(page, "imo:simulate")).toEqual([
    { type: "imo:simulate", detail: { widget: "mortgage-calculator", action: "open" } },
  ]);
});

test("on a phone every sum of the simulation ends at its right edge, and its parts are evenly apart", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(HOME);
  await page.getByRole("button", { name: "Ver a simulação completa" }).click();
  const sums = page.locator(".imo-plan__sums dd");
  await expect(sums.first()).toBeVisible();
  const ends = await sums.evaluateAll((elements) =>
    elements.map((sum) => {
      const range = document.createRange();
      range.selectNodeContents(sum);
      return Math.round(range.getBoundingClientRect().right);
    }),
  );
  expect(ends.length).toBeGreaterThanOrEqual(4);
  expect(new Set(ends).size).toBe(1);
  const gaps = await page.locator(".imo-plan__column").evaluateAll(([first, second]) => {
    const edges = (element: Element | null | undefined) =>
      element?.getBoundingClientRect() ?? { top: Number.NaN, bottom: Number.NaN };
    const [table, chart] = [second?.firstElementChild, second?.querySelector(".imo-plan__subtitle")];
    return [edges(table).top - edges(first).bottom, edges(chart).top - edges(table).bottom].map(Math.round);
  });
  expect(gaps).toEqual([24, 24]);
});

test("a copied link opens the same simulation elsewhere, and on paper its table is whole", async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(HOME);
  await page.getByLabel(/^TAN/).fill("3,1");
  await page.getByRole("button", { name: "Ver a simulação completa" }).click();
  await page.getByLabel("Entrada").fill("50 000");
  await page.getByRole("button", { name: "Copiar ligação" }).click();
  await expect(page.getByText("Ligação copiada.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => sessionStorage.clear());
  await page.goto("about:blank");
  await page.goto(link);
  await expect(page.getByLabel("Entrada")).toHaveValue("50 000");
  await expect(page.getByLabel(/^TAN/)).toHaveValue("3,1");
  await expect(page.getByRole("table", { name: "Ano a ano" })).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("table", { name: "Ano a ano" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Imprimir" })).toBeHidden();
});

test("the terms of a visitor's bank are there at the next home, and gone in another tab", async ({
  page,
  open,
  context,
}) => {
  await open(HOME, { path: "/casa-1" });
  await page.getByLabel(/^TAN/).fill("3,1 %");
  await open(HOME.replace("200000", "180000"), { path: "/casa-2" });
  await expect(page.getByLabel(/^TAN/)).toHaveValue("3,1 %");
  await expect(page.getByText("180\u00A0000\u00A0€ a 30\u00A0anos, TAN\u00A03,1\u00A0%").first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByLabel(/^TAN/)).toHaveValue("3,5");
});

test("with the simulation switched off there is no word of it, nor when a link asks for it", async ({ page, open }) => {
  await open(HOME.replace(" data-tan", ' data-funcoes="" data-tan'), { query: "#simulacao?entrada=20" });
  await expect(page.getByText("898,00\u00A0€").first()).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
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

test("columns follow the widget's own width, folded or not: 2, 3 from 640 px, 4 from 960 px", async ({
  page,
  open,
}) => {
  for (const [width, columns, isFolded] of [
    [639, 2, true],
    [639, 2, false],
    [640, 3, true],
    [959, 3, true],
    [640, 3, false],
    [959, 3, false],
    [960, 4, true],
    [960, 4, false],
  ] as const) {
    await open(team(7));
    if (!isFolded) await page.getByText("Ver todos").click();
    await page.evaluate((px) => {
      (document.querySelector("[data-imo-widget]") as HTMLElement).style.width = `${px}px`;
    }, width);
    const people = page.getByRole("listitem");
    await people.first().waitFor();
    const tops = await people.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0]).length, `${width} px, ${isFolded ? "folded" : "open"}`).toBe(columns);
  }
});

test("of a thousand people every one arrives, and the first rows at once", async ({ page, open }) => {
  await open(team(1000));
  await page.getByText("Ver todos").click();
  await expect(page.getByRole("link", { name: "Pessoa 5", exact: true })).toBeFocused();
  // They are drawn piece by piece, which a slow processor needs longer for than the usual five seconds.
  await expect(page.getByRole("listitem")).toHaveCount(1000, { timeout: 20_000 });
});
