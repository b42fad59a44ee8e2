/**
 * Tests the side panels on a phone: what stays in sight, and the width of their forms
 * (docs/look.md#side-panel).
 */
import { expect, test, violations } from "../fixtures.ts";
import {
  keep,
  openFavourites,
  openListing,
  openSearch,
  panel,
  press,
  slidIn,
  tick,
} from "./side-panels.ts";

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

test("keeps the compare button in view beside the ticks, and each name and price in view within the table", async ({
  page,
  open,
}) => {
  await openListing(page, open);
  await keep(page, 6);
  await openFavourites(page);
  await tick(page, 4);
  const compare = panel(page).getByRole("button", { name: "Comparar 4 imóveis" });

  await test.step("says beside the fifth listing that four is the limit", async () => {
    const fifth = panel(page).getByRole("checkbox").nth(4);
    await fifth.scrollIntoViewIfNeeded();
    await expect(compare).toBeInViewport({ ratio: 1 });
    await expect(panel(page).getByText("No máximo quatro.")).toBeInViewport({ ratio: 1 });
    await expect(fifth).toBeDisabled();
    const colours = await panel(page)
      .locator(".imo-kept__choose")
      .evaluateAll((labels) => labels.slice(3, 5).map((label) => getComputedStyle(label).color));
    expect(colours[0]).not.toBe(colours[1]);
    expect(await violations(page)).toEqual([]);
  });

  await test.step("shows two listings and the edge of a third, at the table's end too", async () => {
    await compare.click();
    const box = panel(page).getByRole("region", { name: "Comparação de imóveis" });
    await box.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    const heads = panel(page).getByRole("columnheader");
    const shares = await heads.evaluateAll((cells) =>
      cells.slice(1).map((cell) => {
        const { left, right, top } = cell.getBoundingClientRect();
        const around = cell.closest("section")?.getBoundingClientRect();
        if (!around || Math.abs(top - around.top) > 2) return "scrolled away";
        return Math.round(((Math.min(right, around.right) - left) / (right - left)) * 100);
      }),
    );
    expect(shares.slice(0, 2)).toEqual([100, 100]);
    expect(shares[2]).toBeGreaterThan(15);
    expect(shares[2]).toBeLessThan(60);
    await expect(heads.nth(1)).toContainText("€");
  });
});

test("draws a panel's form as wide as the panel, without a border, and with a low message field", async ({
  page,
  open,
}) => {
  await openListing(page, open);
  await keep(page, 1);
  const expectForm = async () => {
    await slidIn(page);
    const message = panel(page).getByRole("textbox", { name: /Mensagem/ });
    const box = await message.boundingBox();
    expect([box?.x, box?.width]).toEqual([20, 320]);
    expect(box?.height).toBeLessThanOrEqual(120);
    const edges = await message.evaluate((field) => {
      const around: string[] = [];
      for (let at = field.parentElement; at && at.localName !== "dialog"; at = at.parentElement)
        around.push(getComputedStyle(at).borderInlineStartWidth);
      return around;
    });
    expect(new Set(edges)).toEqual(new Set(["0px"]));
  };
  await test.step("Avise-me", async () => {
    await openSearch(page);
    await expectForm();
  });
  await test.step("Enviar à agência", async () => {
    await page.keyboard.press("Escape");
    await openFavourites(page);
    await press(page, "Enviar");
    await expectForm();
  });
});
