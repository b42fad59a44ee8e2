/** Every widget in every example and state at three widths, into `pictures/`. */
import { fileURLToPath } from "node:url";
import { buildFrameUrl } from "../../demo/gallery/frame-request.ts";
import { callStateOf } from "../../demo/gallery/states.ts";
import { test } from "../browser/fixtures.ts";
import { allShots, type Shot } from "./shots.ts";

const FOLDER = fileURLToPath(new URL("../../pictures/", import.meta.url));
const WIDTHS = [360, 768, 1280];
/** What moves has come to rest, and the photos are there. */
const REST_MS = 500;

for (const shot of await allShots()) {
  test(`${shot.widget}: ${shot.name}`, async ({ page, site }) => {
    // No draft of the width before.
    await page.addInitScript(() => sessionStorage.clear());
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 720 });
      await page.goto("about:blank");
      await page.goto(`${site.url}/galeria/${urlOf(shot)}`);
      if (shot.state !== "script-bloqueado") await page.locator("[data-imo-root]").waitFor();
      if (shot.state === "normal") await page.waitForLoadState("networkidle");
      await shot.first?.(page);
      await page.waitForTimeout(REST_MS);
      await page.screenshot({ path: `${FOLDER}${shot.widget}/${shot.name}-${width}.png`, fullPage: true });
    }
  });
}

function urlOf({ tag: { widget, values }, state }: Shot): string {
  const page = { host: "nenhum", theme: {}, isDark: false, hasLessMotion: true } as const;
  return buildFrameUrl({ widget, values, fallbackText: "", form: "json", calls: callStateOf(state), ...page }, state);
}
