/** The cost of a card more where there are many: main-thread work in ms, of a thousand cards less that of a hundred. */
import { visit } from "../browser/visit.ts";
import type { Bench, Make, Task } from "../subjects.ts";
import { cardTitle } from "./loads.ts";

const FEW = 100;
const MANY = 1000;

export const onesMore: readonly Task[] = (
  ["ours", "before", "primereact", "instantsearch"] as const
).map((make) => ({
  subject: { make, page: "listing" },
  rows: ["card-more"],
  async run(bench) {
    const [few, many] = [
      await workUntilThere(bench, make, FEW),
      await workUntilThere(bench, make, MANY),
    ];
    return { "card-more": (many - few) / (MANY - FEW) };
  },
}));

function workUntilThere(
  { browser, url, slowdown }: Bench,
  make: Make,
  wanted: number,
): Promise<number> {
  return visit(browser, { slowdown, isSlowLine: false }, async ({ page, traffic, work }) => {
    await page.goto(`${url}/page/${make}/listing?cards=${wanted}`);
    await page.waitForFunction(
      ([selector, count]) => document.querySelectorAll(selector).length >= count,
      [cardTitle(make), wanted] as const,
      { polling: 500, timeout: 120_000 },
    );
    await traffic.quiet();
    return work();
  });
}
