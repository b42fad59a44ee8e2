/**
 * The listings' photos: the demo's drawings as JPEGs. An SVG would be worked out on the page's main thread, which photos are
 * not, and a photo's weight is what a line has to carry.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { SITE } from "./files.ts";
import { PHOTOS } from "./listings.ts";

/** Draws them into the site's folder. */
export async function drawPhotos(browser: Browser, root: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 960, height: 640 } });
  for (const name of PHOTOS) {
    const drawing = readFileSync(join(root, `demo/site/photos/${name}.svg`), "utf8");
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing}`);
    await page.screenshot({ path: `${SITE}fotos/${name}.jpg`, type: "jpeg", quality: 70 });
  }
  await page.close();
}
