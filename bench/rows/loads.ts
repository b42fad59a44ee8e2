/** Loads of a page on slow 4G: one cold visit gives many rows, a second one in the same browser the warm row. */
import { openVisit, type Visit } from "../browser/visit.ts";
import {
  bare,
  formatSubject,
  isProduct,
  type Make,
  peers,
  plainMakes,
  productPages,
  readyMarks,
  type Subject,
} from "../subjects.ts";
import type { Bench, Task, Values } from "./task.ts";

/** @returns the selector of a card with something in it; a skeleton's has no title */
export function cardTitle(make: Make): string {
  return isProduct(make) ? ".imo-listing__title a:not(:empty)" : ".card__title a";
}
/** Anything that a widget shows; the hosts have no fallback. */
export const CONTENT =
  ":is([data-imo-widget], [data-peer]) :is(h2, h3, label, button, p, a):not(:empty), :is([data-imo-widget], [data-peer]) input";

/** Cold loads of every page of every make. */
export const coldLoads: readonly Task[] = [bare, ...plainMakes.flatMap(productPages), ...peers].map((subject) => ({
  subject,
  rows: ["ready", "first-card", "first-content", "blocking", "bytes", "bytes-first-card", "shift"],
  run: (bench) => coldLoad(bench, subject),
}));

/** Second visits, with everything in the cache that may be there. */
export const warmLoads: readonly Task[] = [
  bare,
  ...plainMakes.flatMap((make) =>
    productPages(make).filter(({ page }) => ["calculator", "hero", "listing"].includes(page)),
  ),
  ...peers,
].map((subject) => ({ subject, rows: ["warm"], run: (bench) => warmLoad(bench, subject) }));

async function coldLoad(bench: Bench, subject: Subject): Promise<Values> {
  const visit = await open(bench, subject);
  try {
    const ready = await load(bench, subject, visit);
    const { seen, tasks, shift } = await visit.notes();
    const values: Values = { ready, bytes: visit.traffic.bytes(), shift, blocking: blockingTime(tasks) };
    if (seen.content !== undefined) values["first-content"] = seen.content;
    if (subject.page !== "listing") return values;
    if (seen.card === undefined) throw new Error(`${formatSubject(subject)}: expected a card, none was seen.`);
    return { ...values, "first-card": seen.card, "bytes-first-card": visit.traffic.bytes(seen.card) };
  } finally {
    await visit.close();
  }
}

async function warmLoad(bench: Bench, subject: Subject): Promise<Values> {
  const visit = await open(bench, subject);
  try {
    await load(bench, subject, visit);
    await visit.page.goto("about:blank");
    return { warm: await load(bench, subject, visit) };
  } finally {
    await visit.close();
  }
}

function open({ browser, slowdown }: Bench, { make }: Subject): Promise<Visit> {
  return openVisit(browser, {
    slowdown,
    isSlowLine: true,
    watched: make === "bare" ? {} : { card: cardTitle(make), content: CONTENT },
  });
}

function load({ url }: Bench, subject: Subject, visit: Visit): Promise<number> {
  return loadUntilQuiet(visit, `${url}/page/${subject.make}/${subject.page}`, subject);
}

/**
 * Goes to the subject's page at `url` and waits until nothing more comes.
 * @returns when all of it could be used, in ms from the navigation's start
 */
export async function loadUntilQuiet({ page, traffic }: Visit, url: string, subject: Subject): Promise<number> {
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

/** What Lighthouse calls total blocking time: of every long task what goes beyond 50 ms. */
function blockingTime(tasks: readonly { duration: number }[]): number {
  return tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
}
