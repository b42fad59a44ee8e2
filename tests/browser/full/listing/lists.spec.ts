/** Tests the suggestions with a real scroll bar (docs/product/places.md#suggestions). */
import { chromiumLaunchOptions } from "../../../support/chromium.ts";
import { expect, test } from "../../fixtures.ts";

// Playwright hides scroll bars by default.
test.use({
  launchOptions: {
    ...chromiumLaunchOptions(),
    ignoreDefaultArgs: ["--hide-scrollbars"],
  },
});

test("lets the mouse drag the scroll bar to every suggestion of the open list", async ({
  page,
  open,
}) => {
  const names = Array.from(
    { length: 60 },
    (_, number) => `Lugar ${String(number).padStart(3, "0")}`,
  );
  await open(`<div data-imo-widget="hero-search" data-localizacoes="${names.join(",")}"></div>`);
  const places = page.getByRole("combobox", { name: "Localização" });
  await places.fill("lugar");
  await expect(page.getByRole("option").first()).toBeVisible();
  const list = page.getByRole("listbox");
  const box = (await list.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const barWidth = await list.evaluate(
    (element) => (element as HTMLElement).offsetWidth - element.clientWidth,
  );
  expect(barWidth, "the browser draws a scroll bar").toBeGreaterThan(5);
  const bar = box.x + box.width - barWidth / 2;
  for (let drags = 0; drags < 4; drags += 1) {
    // The thumb's position corresponds to the list's scroll position.
    const [top, thumb] = await list.evaluate(({ scrollTop, scrollHeight, clientHeight }) => [
      (scrollTop / scrollHeight) * clientHeight,
      (clientHeight / scrollHeight) * clientHeight,
    ]);
    await page.mouse.move(bar, box.y + (top ?? 0) + (thumb ?? 0) / 2);
    await page.mouse.down();
    await page.mouse.move(bar, box.y + box.height + 50, { steps: 5 });
    await page.mouse.up();
  }
  await expect(places).toBeFocused();
  await expect(page.getByRole("option", { name: "Lugar 059" })).toBeInViewport();
  await page.getByRole("option", { name: "Lugar 059" }).click();
  await expect(page.getByRole("button", { name: "Retirar Lugar 059" })).toBeVisible();
});
