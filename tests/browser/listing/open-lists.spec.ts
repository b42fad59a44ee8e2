/**
 * Tests that every open list is fully visible even where the page would cut it (docs/look.md#menu);
 * all widths are tested in ../full.
 */
import { expect, test } from "../fixtures.ts";
import { answerCalls, expectListsSeen, HERO, hosts, measure } from "./seen-lists.ts";

test.describe("by touch on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test("shows each list whole under its control in a section that clips", async ({
    page,
    open,
  }) => {
    await answerCalls(page);
    await expectListsSeen(page, open, "section that cuts", "touch");
  });
});

test("shows the last searches whole in a section that clips", async ({ page, open }) => {
  const search = (at: number) => ({
    at: Date.now() - at,
    url: `/lista?quartos=${at + 1}`,
    words: `Comprar · Ovar · ${at + 1} quartos, com um nome comprido para duas linhas`,
    criteria: {
      objetivo: ["Comprar"],
      tipologia: [],
      localizacao: ["Ovar"],
      minprice: null,
      maxprice: null,
      quartos: [String(at + 1)],
      wcs: [],
      garagem: [],
      estado: [],
      idRef: "",
      comercial: [],
      ordem: "rec",
    },
    total: 3,
    keys: [],
  });
  await answerCalls(page);
  await page.addInitScript(
    (data) =>
      localStorage.setItem("imo:pesquisas", JSON.stringify({ v: 1, saved: Date.now(), data })),
    [0, 1, 2].map(search),
  );
  for (const width of [360, 1280]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 640 });
      await open(hosts["section that cuts"](HERO));
      await page.getByRole("button", { name: /Últimas pesquisas|Últimas/ }).click();
      const list = page.locator(".imo-hero__recent .imo-select__menu");
      await expect(list.getByRole("link")).toHaveCount(3);
      await expect
        .poll(() => list.evaluate(measure))
        .toMatchObject({ isInWindow: true, isUncovered: true });
      await expect(page.getByRole("button", { name: "Apagar estas pesquisas" })).toBeInViewport({
        ratio: 1,
      });
    });
  }
});
