/** The heights that the style sheet keeps free are those of the widgets; when they are stale: `npm run heights`. */
import { rows } from "../../../scripts/heights/rows.ts";
import { widgetNames, widgetTags } from "../../support/widget-tags.ts";
import { expect, INCLUDES, test } from "../fixtures.ts";

const STYLES = INCLUDES.split("\n")[0] ?? "";
const WIDTHS = [320, 343, 360, 400, 480, 560, 640, 720, 768, 960, 1080, 1140, 1280];
/** Where a line of text breaks differs by so much between machines; a whole field or row more is stale. */
const TOLERANCE = 28;

const team = (widgetTags["team-cards"] ?? "").replace("</div>", `<ul hidden>${"<li></li>".repeat(8)}</ul></div>`);
/** A mark that only may mean a height keeps a part of it, which fits neither case. */
const certain = rows.flatMap(({ variants = [] }) => variants.filter(({ share }) => share === undefined));
const tags = [...rows.map(({ tag }) => tag), ...certain.map(({ tag }) => tag), team];

test.use({ viewport: { width: 1400, height: 900 } });

for (const tag of tags) {
  test(`as much height is kept free as comes: ${tag.slice(0, 90)}`, async ({ page, open }) => {
    await page.route("**/api/imoveis", () => undefined);
    await open(tag, { head: STYLES });
    const kept = await page.evaluate(heightsAt, { widths: WIDTHS, pseudo: "::before" });
    await open(tag);
    await page.waitForSelector("[data-imo-root] *");
    const actual = await page.evaluate(heightsAt, { widths: WIDTHS, pseudo: "" });
    const wrong = WIDTHS.flatMap((width, at) => {
      const [keptHeight = 0, actualHeight = 0] = [kept[at], actual[at]];
      return Math.abs(keptHeight - actualHeight) > TOLERANCE ? [{ width, keptHeight, actualHeight }] : [];
    });
    expect(wrong).toEqual([]);
  });
}

test("no widget's height is forgotten", () => {
  const measured = [...rows.flatMap(({ widgets }) => widgets), "team-cards"];
  expect(measured.sort()).toEqual([...widgetNames].sort());
});

/** The heights of the page's host, or of its pseudo-element, at each of the widths. */
function heightsAt({ widths, pseudo }: { widths: number[]; pseudo: string }): number[] {
  const host = document.querySelector<HTMLElement>("[data-imo-widget]");
  return widths.map((width) => {
    if (!host) throw new Error("The page has no host.");
    host.style.width = `${width}px`;
    return pseudo ? Number.parseFloat(getComputedStyle(host, pseudo).height) : host.getBoundingClientRect().height;
  });
}
