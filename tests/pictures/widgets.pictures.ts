/**
 * Takes pictures of every widget in every example and state at three widths into `pictures/`, and
 * runs axe on each.
 */
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { buildFrameUrl } from "../../demo/gallery/frame/frame-request.ts";
import { expect, test, violations } from "../browser/fixtures.ts";
import { allShots, type Shot } from "./shots.ts";

const FOLDER = fileURLToPath(new URL("../../pictures/", import.meta.url));
const WIDTHS = [360, 768, 1280];
/** The time in ms until transitions have ended and photos have loaded. */
const REST_MS = 500;

for (const shot of await allShots()) {
  test(`${shot.widget}: ${shot.name}`, async ({ page, site }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 720 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await forgetWidthBefore(page, site.url);
      await page.goto(`${site.url}/galeria/${urlOf(shot)}`);
      const isBlocked = shot.state === "script-bloqueado";
      // While a listing has no answer, its fallback is shown.
      const state = shot.state === "nunca" ? "attached" : "visible";
      if (!isBlocked) await page.locator("[data-imo-root]").waitFor({ state });
      if (shot.state === "normal") await page.waitForLoadState("networkidle");
      await shot.first?.(page);
      await page.waitForTimeout(REST_MS);
      await page.screenshot({
        path: `${FOLDER}${shot.widget}/${shot.name}-${width}.png`,
        fullPage: true,
      });
      const scope = isBlocked ? "[data-imo-widget]" : "[data-imo-root], dialog[open]";
      expect.soft(await violations(page, scope), `axe at ${width} px`).toEqual([]);
    }
  });
}

/** Removes the draft and the kept data of the previous width. */
async function forgetWidthBefore(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/favicon.ico`);
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
}

function urlOf({ tag: { widget, values }, state }: Shot): string {
  const page = { host: "nenhum", theme: {}, isDark: false } as const;
  return buildFrameUrl(
    { widget, values, fallbackText: "", form: "json", calls: state, ...page },
    state,
  );
}
