/**
 * Tests that a search is kept when the visitor leaves the tab from its results, unless they were
 * never in sight (docs/product/memory.md#last-searches).
 */
import { expect, test } from "../fixtures.ts";

test("keeps the search of a tab that is left at once, but none of a tab that was never visible", async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    const isHidden = location.pathname === "/escondida";
    Object.defineProperty(document, "visibilityState", {
      get: () => (isHidden ? "hidden" : "visible"),
    });
  });
  await page.route("**/api/imoveis", (route) =>
    route.fulfill({
      json: {
        data: [{ id: 1, titulo: "Casa 1", link: "casa-1" }],
        current_page: 1,
        last_page: 1,
        total: 1,
      },
    }),
  );
  for (const [path, count] of [
    ["/escondida", 0],
    ["/lista", 1],
  ] as const)
    await test.step(path, async () => {
      await open('<div data-imo-widget="listing-search"></div>', {
        path,
        query: "?localizacao=Ovar",
      });
      await expect(page.getByRole("heading", { name: "1 imóvel" })).toBeVisible();
      await open("<h1>Depois</h1>", { path: "/depois" });
      const kept = await page.evaluate(
        () => JSON.parse(localStorage.getItem("imo:pesquisas") ?? '{"data":[]}').data,
      );
      expect(kept).toHaveLength(count);
    });
});
