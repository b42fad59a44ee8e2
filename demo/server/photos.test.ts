import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { recolour } from "./photos.ts";

const folder = new URL("../site/photos/", import.meta.url);

test("warm colours turn, sky and leaves stay", () => {
  const svg = '<svg><path fill="#c8694a"/><path fill="#9cc7e8"/><path fill="#4f8a5b"/></svg>';
  const turned = recolour(svg, 2);
  expect(turned).not.toContain("#c8694a");
  expect(turned).toContain("#9cc7e8");
  expect(turned).toContain("#4f8a5b");
});

test("every other colouring is seen in a mirror and is still one drawing", () => {
  const svg = '<svg viewBox="0 0 800 600"><path fill="#fff"/></svg>\n';
  expect(recolour(svg, 1)).toBe(
    '<svg viewBox="0 0 800 600"><g transform="translate(800 0) scale(-1 1)"><path fill="#fff"/></g></svg>\n',
  );
  expect(recolour(svg, 2)).toBe(svg);
});

test("no drawing holds a script, a style or an address of somewhere else", async () => {
  const names = await readdir(folder);
  expect(names.length).toBeGreaterThan(24);
  for (const name of names) {
    const svg = (await readFile(new URL(name, folder), "utf8")).replace('xmlns="http://www.w3.org/2000/svg"', "");
    expect(svg, name).not.toMatch(/<script|<style|style=|https?:|\son\w+=/);
  }
});
