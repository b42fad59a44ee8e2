/**
 * Loads of a page on slow 4G: one cold visit gives many rows, a second one in the same browser the warm row. The same cold
 * visit on the real Laravel site says what `@imoWidgets` and `<x-imo-widget>` are worth there.
 */
import { type Visit, visit } from "../browser/visit.ts";
import {
  type Bench,
  bare,
  formatSubject,
  isProduct,
  type Make,
  peers,
  plainMakes,
  productPages,
  readyMarks,
  type Subject,
  type Task,
  type Values,
  widgetsOn,
} from "../subjects.ts";

/** @returns the selector of a card with something in it; a skeleton's has no title */
export function cardTitle(make: Make): string {
  return isProduct(make) ? ".imo-listing__title a:not(:empty)" : ".card__title a";
}
/** Anything that a widget shows; the hosts have no fallback. */
const CONTENT =
  ":is([data-imo-widget], [data-peer]) :is(h2, h3, label, button, p, a):not(:empty), :is([data-imo-widget], [data-peer]) input";

/** Cold loads of every page of every make. */
export const coldLoads: readonly Task[] = [bare, ...plainMakes.flatMap(productPages), ...peers].map(
  (subject) => ({
    subject,
    rows: [
      "ready",
      "first-card",
      "first-content",
      "blocking",
      "bytes",
      "bytes-first-card",
      "shift",
    ],
    run: (bench) => coldLoad(bench, subject, `${bench.url}/page/${subject.make}/${subject.page}`),
  }),
);

/** Second visits, with everything in the cache that may be there. */
export const warmLoads: readonly Task[] = [
  bare,
  ...plainMakes.flatMap((make) =>
    productPages(make).filter(({ page }) => ["calculator", "hero", "listing"].includes(page)),
  ),
  ...peers,
].map((subject) => ({ subject, rows: ["warm"], run: (bench) => warmLoad(bench, subject) }));

/** The pages with one widget, with the directive alone, with the widget named, and so with linked style sheets. */
export const laravelLoads: readonly Task[] = [
  bare,
  ...(["ours", "preloaded", "linked"] as const)
    .flatMap(productPages)
    .filter(({ page }) => widgetsOn[page].length === 1),
].map((subject) => ({
  subject,
  rows: ["laravel-ready", "laravel-first-content", "laravel-first-card"],
  async run(bench) {
    const query =
      { preloaded: "?preload=1", linked: "?preload=1&linked=1" }[subject.make as string] ?? "";
    const path = subject.make === "bare" ? "bare" : widgetsOn[subject.page][0];
    const values = await coldLoad(bench, subject, `${bench.laravelUrl}/bench/${path}${query}`);
    return Object.fromEntries(
      Object.entries(values).map(([row, value]) => [`laravel-${row}`, value]),
    );
  },
}));

function open<Result>(
  { browser, slowdown }: Bench,
  { make }: Subject,
  act: (visit: Visit) => Promise<Result>,
) {
  const watched: Record<string, string> =
    make === "bare" ? {} : { card: cardTitle(make), content: CONTENT };
  return visit(browser, { slowdown, isSlowLine: true, watched }, act);
}

function coldLoad(bench: Bench, subject: Subject, url: string): Promise<Values> {
  return open(bench, subject, async (visit) => {
    const ready = await loadUntilQuiet(visit, url, subject);
    const { seen, tasks, shift } = await visit.notes();
    const values: Values = {
      ready,
      bytes: visit.traffic.bytes(),
      shift,
      blocking: blockingTime(tasks),
    };
    if (subject.make === "bare") return values;
    if (seen.content === undefined)
      throw new Error(`${formatSubject(subject)}: expected content, none was seen.`);
    values["first-content"] = seen.content;
    if (subject.page !== "listing") return values;
    if (seen.card === undefined)
      throw new Error(`${formatSubject(subject)}: expected a card, none was seen.`);
    return {
      ...values,
      "first-card": seen.card,
      "bytes-first-card": visit.traffic.bytes(seen.card),
    };
  });
}

function warmLoad(bench: Bench, subject: Subject): Promise<Values> {
  const url = `${bench.url}/page/${subject.make}/${subject.page}`;
  return open(bench, subject, async (visit) => {
    await loadUntilQuiet(visit, url, subject);
    await visit.page.goto("about:blank");
    return { warm: await loadUntilQuiet(visit, url, subject) };
  });
}

/**
 * Goes to the subject's page at `url` and waits until nothing more comes.
 * @returns when all of it could be used, in ms from the navigation's start
 */
async function loadUntilQuiet(
  { page, traffic }: Visit,
  url: string,
  subject: Subject,
): Promise<number> {
  await page.goto(url);
  const ready = await page.waitForFunction(
    (marks) => {
      const times = marks.map((mark) => performance.getEntriesByName(mark)[0]?.startTime);
      return times.every((time) => time !== undefined) && Math.max(...(times as number[]));
    },
    readyMarks(subject),
    { polling: 200, timeout: 60_000 },
  );
  await traffic.quiet();
  return (await ready.jsonValue()) as number;
}

/** Returns the total blocking time, as Lighthouse has it: of every long task what goes beyond 50 ms. */
function blockingTime(tasks: readonly { duration: number }[]): number {
  return tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
}
