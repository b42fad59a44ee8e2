import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { recolour } from "./photos.ts";

const folder = new URL("../site/photos/", import.meta.url);

test("changes the hues in each colouring, and mirrors every other one", () => {
  const svg = '<svg viewBox="0 0 800 600"><path fill="#fff"/></svg>\n';
  const turned = (by: number, mirror = "") =>
    `<svg viewBox="0 0 800 600"><filter id="cor"><feColorMatrix type="hueRotate" values="${by}"/></filter><g filter="url(#cor)"${mirror}><path fill="#fff"/></g></svg>\n`;
  expect(recolour(svg, 1)).toBe(turned(-8, ' transform="translate(800 0) scale(-1 1)"'));
  expect(recolour(svg, 2)).toBe(turned(10));
});

test("ships no drawing that contains a script, a style or a foreign URL", async () => {
  const names = await readdir(folder);
  expect(names.length).toBeGreaterThan(24);
  for (const name of names) {
    const svg = (await readFile(new URL(name, folder), "utf8")).replace(
      'xmlns="http://www.w3.org/2000/svg"',
      "",
    );
    expect(svg, name).not.toMatch(/<script|<style|style=|https?:|\son\w+=/);
  }
});
