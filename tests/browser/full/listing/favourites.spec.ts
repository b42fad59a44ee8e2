/**
 * Tests favourites with broken storage, in print with a page's own style sheets, and by touch
 * (docs/product/memory.md).
 */
import { readFile } from "node:fs/promises";
import { expect, test, violations } from "../../fixtures.ts";
import {
  answerSearches,
  compareBoth,
  house,
  LISTING,
  openWithFavourites,
  panel,
  plot,
  printed,
} from "../../listing/kept.ts";

test.beforeEach(({ page }) => answerSearches(page));

test("works and reports nothing if storage is refused or full, and says that favourites won't last", async ({
  page,
  open,
  said,
}) => {
  await page.clock.install();
  // The view of favourites requests the homes' pages to see whether they still exist.
  await page.route(/_23\d$/, (route) => route.fulfill({ body: "" }));
  await page.addInitScript(() => {
    if (location.pathname === "/recusado") {
      for (const storage of ["localStorage", "sessionStorage"])
        Object.defineProperty(globalThis, storage, {
          get() {
            throw new DOMException("no", "SecurityError");
          },
        });
      return;
    }
    for (let size = 5_300_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (;;) localStorage.setItem(`host-${Math.random()}`, "x".repeat(size));
      } catch {
        // The storage is full for entries of this size.
      }
    }
  });
  for (const path of ["/recusado", "/cheio"]) {
    await test.step(path, async () => {
      await open(LISTING, { path, query: "?localizacao=Ovar" });
      for (const heart of [house(page), plot(page)]) {
        await heart.click();
        await expect(heart).toHaveAttribute("aria-pressed", "true");
      }
      await plot(page).click();
      await expect(plot(page)).toHaveAttribute("aria-pressed", "false");
      await expect(page).toHaveTitle("Ovar – Página do site");
      // After this time, the search counts as viewed.
      await page.clock.fastForward(3000);
      await page.getByRole("button", { name: "Favoritos: 1" }).click();
      await expect(
        panel(page).getByText("O seu navegador não permite guardar os favoritos", { exact: false }),
      ).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: /^Avise-me/ }).click();
      await expect(panel(page).getByLabel("Mensagem*")).toHaveValue(/- Ovar/);
    });
  }
  expect([said.errors, said.console.filter((line) => line.startsWith("error"))]).toEqual([[], []]);
});

test("prints the table in our style and the page's if their sheets are written into the page", async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    globalThis.print = () => {
      const hidden = document.querySelector(".imo-hidden")?.getBoundingClientRect();
      const colour = getComputedStyle(document.body).getPropertyValue("--imo-color-text");
      Object.assign(globalThis.top ?? {}, { printed: { width: hidden?.width, colour } });
    };
  });
  const sheet = await readFile(
    new URL("../../../../dist/imo-widgets.css", import.meta.url),
    "utf8",
  );
  const head = `<style data-imo-sheet="imo-widgets.css">${sheet}</style>
    <style>:root { --imo-color-text: rgb(1, 2, 3) }</style>
    <script type="module" src="/vendor/imo-widgets/imo-widgets.js"></script>`;
  await openWithFavourites(page, open, { head });
  await compareBoth(page);
  await panel(page).getByRole("button", { name: "Imprimir" }).click();
  expect(await printed(page)).toEqual({ width: 1, colour: "rgb(1, 2, 3)" });
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test("lets a thumb press hearts, the favourites and the comparison, without violations", async ({
    page,
    open,
  }) => {
    await open(LISTING, { path: "/lista" });
    await house(page).tap();
    await plot(page).tap();
    await expect(house(page)).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: "Favoritos: 2" }).tap();
    await expect(panel(page).getByRole("listitem")).toHaveCount(2);
    await expect(panel(page).getByRole("checkbox")).toHaveCount(2);
    for (const box of await panel(page).getByRole("checkbox").all()) await box.tap();
    expect(await violations(page)).toEqual([]);
    await panel(page)
      .getByRole("button", { name: /^Comparar \d/ })
      .tap();
    await expect(panel(page).getByRole("table")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await panel(page).getByRole("button", { name: "Voltar à lista" }).tap();
    const letGo = panel(page).getByRole("button", { name: "Favorito: Terreno em Válega" });
    await letGo.tap();
    await expect(letGo).toHaveAttribute("aria-pressed", "false");
    await expect(panel(page).getByRole("listitem")).toHaveCount(2);
    expect(await violations(page)).toEqual([]);
    await panel(page).getByRole("button", { name: "Fechar" }).tap();
    await expect(plot(page)).toHaveAttribute("aria-pressed", "false");
    await expect(page.getByRole("button", { name: "Favoritos: 1" })).toBeVisible();
  });
});
