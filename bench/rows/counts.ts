/** What one more costs where there are many: a card of a thousand, a calculator of a hundred. Main-thread work in ms. */
import { openVisit } from "../browser/visit.ts";
import type { Make, Subject } from "../subjects.ts";
import { cardTitle } from "./loads.ts";
import type { Bench, Task, Values } from "./task.ts";

type Count = {
  row: string;
  subject: Subject;
  /** The page's query with so many on it. */
  query: (count: number) => string;
  /** What there must be so many of before it counts as done. */
  counted: string;
  few: number;
  many: number;
};

const cards = (make: Make): Count => ({
  row: "card-more",
  subject: { make, page: "listing" },
  query: (count) => `?cards=${count}`,
  counted: cardTitle(make),
  few: 100,
  many: 1000,
});

const calculators = (make: Make): Count => ({
  row: "calculator-more",
  subject: { make, page: "calculator" },
  query: (count) => `?count=${count}`,
  counted: ".imo-calculator",
  few: 10,
  many: 100,
});

const counts: readonly Count[] = [
  ...(["ours", "before", "primereact", "instantsearch"] as const).map(cards),
  ...(["ours", "before"] as const).map(calculators),
];

export const onesMore: readonly Task[] = counts.map((count) => ({
  subject: count.subject,
  rows: [count.row],
  run: (bench) => oneMore(bench, count),
}));

async function oneMore(bench: Bench, { row, few, many, ...count }: Count): Promise<Values> {
  const work = (wanted: number) => workUntilThere(bench, count, wanted);
  return { [row]: ((await work(many)) - (await work(few))) / (many - few) };
}

type Page = Pick<Count, "subject" | "query" | "counted">;

async function workUntilThere({ browser, url, slowdown }: Bench, { subject, query, counted }: Page, wanted: number) {
  const visit = await openVisit(browser, { slowdown, isSlowLine: false });
  try {
    await visit.page.goto(`${url}/page/${subject.make}/${subject.page}${query(wanted)}`);
    await visit.page.waitForFunction(
      ([selector, count]) => document.querySelectorAll(selector).length >= count,
      [counted, wanted] as const,
      { polling: 500, timeout: 120_000 },
    );
    await visit.traffic.quiet();
    return (await visit.work()).ms;
  } finally {
    await visit.close();
  }
}
