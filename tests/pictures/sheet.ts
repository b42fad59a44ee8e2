/**
 * Writes `pictures/index.html`: all pictures on one page, by widget and state, with the three
 * widths side by side.
 */
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../../pictures/", import.meta.url));

export default function writeSheet(): void {
  const widgets = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const sections = widgets.map(({ name }) => `<h2>${name}</h2>\n${rowsOf(name)}`).join("\n");
  writeFileSync(join(FOLDER, "index.html"), `${HEAD}\n${sections}\n</body></html>\n`);
  console.log(`Look through ${join(FOLDER, "index.html")}`);
}

const HEAD = `<!doctype html><html lang="pt-PT"><head><meta charset="utf-8"><title>imo-widgets</title><style>
body { font: 15px system-ui, sans-serif; margin: 24px; background: #eee; }
div { display: flex; gap: 16px; align-items: start; overflow-x: auto; margin-bottom: 32px; }
img { display: block; background: #fff; box-shadow: 0 0 0 1px #ccc; max-width: none; zoom: .6; }
</style></head><body><h1>imo-widgets</h1>`;

/** Returns one row per state; the pictures are named `<state>-<width>.png`. */
function rowsOf(widget: string): string {
  const rows = new Map<string, number[]>();
  for (const file of readdirSync(join(FOLDER, widget))) {
    const [, state, width] = /^(.+)-(\d+)\.png$/.exec(file) ?? [];
    if (state)
      rows.set(
        state,
        [...(rows.get(state) ?? []), Number(width)].sort((a, b) => a - b),
      );
  }
  return [...rows]
    .map(([state, widths]) => {
      const images = widths.map(
        (width) =>
          `<img loading="lazy" src="${widget}/${state}-${width}.png" alt="${state}, ${width}">`,
      );
      return `<h3>${state}</h3><div>${images.join("")}</div>`;
    })
    .join("\n");
}
