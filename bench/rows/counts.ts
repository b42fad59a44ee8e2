/** What a card more costs where there are many: main-thread work in ms, of a thousand cards less that of a hundred. */
import { openVisit } from "../browser/visit.ts";
import type { Subject } from "../subjects.ts";
import { cardTitle } from "./loads.ts";
import type { Bench, Task } from "./task.ts";

const FEW = 100;
const MANY = 1000;

export const onesMore: readonly Task[] = (["ours", "before", "primereact", "instantsearch"] as const).map((make) => {
  const subject: Subject = { make, page: "listing" };
  return {
    subject,
    rows: ["card-more"],
    async run(bench) {
      const [few, many] = [await workUntilThere(bench, subject, FEW), await workUntilThere(bench, subject, MANY)];
      return { "card-more": (many - few) / (MANY - FEW) };
    },
  };
});

async function workUntilThere({ browser, url, slowdown }: Bench, { make, page }: Subject, wanted: number) {
  const visit = await openVisit(browser, { slowdown, isSlowLine: false });
  try {
    await visit.page.goto(`${url}/page/${make}/${page}?cards=${wanted}`);
    await visit.page.waitForFunction(
      ([selector, count]) => document.querySelectorAll(selector).length >= count,
      [cardTitle(make), wanted] as const,
      { polling: 500, timeout: 120_000 },
    );
    await visit.traffic.quiet();
    return await visit.work();
  } finally {
    await visit.close();
  }
}
