/**
 * The listings' photos: the demo's drawings as JPEGs. An SVG would be worked out on the page's main thread, which photos are
 * not, and a photo's weight is what a line has to carry.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import type { ServedFile } from "./files.ts";
import { PHOTOS } from "./listings.ts";

const SIZE = { width: 960, height: 640 };
const photos = new Map<string, Buffer>();

/** Draws them; until then `photoAt` knows none. */
export async function drawPhotos(browser: Browser, root: string): Promise<void> {
  const page = await browser.newPage({ viewport: SIZE });
  for (const name of PHOTOS) {
    const drawing = readFileSync(join(root, `demo/site/photos/${name}.svg`), "utf8");
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing}`);
    photos.set(`/fotos/${name}.jpg`, await page.screenshot({ type: "jpeg", quality: 70 }));
  }
  await page.close();
}

/** @returns the photo at this path, whichever colouring its query asks for; `null` where there is none */
export function photoAt(path: string): ServedFile | null {
  const body = photos.get(path);
  return body
    ? { body, headers: { "content-type": "image/jpeg", "cache-control": "public, max-age=31536000, immutable" } }
    : null;
}
