/** Tests the two widgets without calls: the calculator and the team. */
import { events, expect, recordEvents, test } from "../fixtures.ts";

const person = (number: number) => ({
  id: number,
  name: `Pessoa ${number}`,
  link: `/agente/${number}`,
  foto: `/foto-${number}.jpg`,
});
const team = (count: number) =>
  `<main><h1>Equipa</h1><div data-imo-widget="team-cards"><script type="application/json">${JSON.stringify(
    {
      colaboradores: Array.from({ length: count }, (_, position) => person(position + 1)),
    },
  )}</script></div></main>`;

const HOME =
  '<div data-imo-widget="mortgage-calculator" data-preco-imovel="200000" data-tan="3.5" data-anos="30"></div>';

test("loads the simulation and its style sheet only once it is unfolded", async ({
  page,
  open,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await recordEvents(page);
  await open(HOME);
  await expect(page.getByText("898,00\u00A0€").first()).toBeVisible();
  // Code that is fetched early is requested once the browser is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked.filter((url) => url.includes("SimulationDetails"))).toEqual([]);
  await page.getByRole("button", { name: "Ver a simulação completa" }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Entrada").fill("20 %");
  await expect(page.getByText("718,47\u00A0€").first()).toBeVisible();
  await expect(page.getByText("898,00\u00A0€").first()).toBeVisible();
  expect(asked.filter((url) => /SimulationDetails[^/]*\.(?:js|css)$/.test(url))).toHaveLength(2);
  expect(await events(page, "imo:simulate")).toEqual([
    { type: "imo:simulate", detail: { widget: "mortgage-calculator", action: "open" } },
  ]);
});

test("aligns the simulation's amounts on the right of a phone, spaces its parts evenly, and never overflows", async ({
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
    const [table, chart] = [
      second?.firstElementChild,
      second?.querySelector(".imo-plan__subtitle"),
    ];
    return [edges(table).top - edges(first).bottom, edges(chart).top - edges(table).bottom].map(
      Math.round,
    );
  });
  expect(gaps).toEqual([24, 24]);
  await page.getByRole("button", { name: "Ver os valores por ano" }).click();
  await expect(page.getByRole("table", { name: "Ano a ano" }).getByRole("row")).toHaveCount(32);
  for (const width of [288, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  }
});

test("opens a copied link's simulation elsewhere, and prints its whole table", async ({
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

test("lays people out by the widget's own width, folded or not: 2 a row, 3 from 640 px, 4 from 960 px", async ({
  page,
  open,
}) => {
  await open(team(7));
  const people = page.getByRole("listitem");
  for (const isFolded of [true, false]) {
    if (!isFolded) await page.getByText("Ver todos").click();
    await expect(people).toHaveCount(isFolded ? 4 : 7);
    const columns: Record<number, number> = {};
    for (const width of [639, 640, 959, 960]) {
      await page.locator("[data-imo-widget]").evaluate((host: HTMLElement, px) => {
        host.style.width = `${px}px`;
      }, width);
      const tops = await people.evaluateAll((items) =>
        items.map((item) => item.getBoundingClientRect().top),
      );
      columns[width] = tops.filter((top) => top === tops[0]).length;
    }
    expect(columns, isFolded ? "folded" : "open").toEqual({ 639: 2, 640: 3, 959: 3, 960: 4 });
  }
});
