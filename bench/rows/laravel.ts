/** Cold loads on the real Laravel site: what `@imoWidgets` and `<x-imo-widget>` are worth, against a bare island there. */
import { openVisit } from "../browser/visit.ts";
import { bare, formatSubject, productPages, type Subject, widgetsOn } from "../subjects.ts";
import { CONTENT, cardTitle, loadUntilQuiet } from "./loads.ts";
import type { Bench, Task, Values } from "./task.ts";

const oneWidget = ({ page }: Subject) => widgetsOn[page].length === 1;

/**
 * The pages with one widget, with the directive alone (`ours`), with the widget named (`preloaded`), and so with linked
 * style sheets (`linked`).
 */
export const laravelLoads: readonly Task[] = [
  bare,
  ...productPages("ours").filter(oneWidget),
  ...productPages("preloaded").filter(oneWidget),
  ...productPages("linked").filter(oneWidget),
].map((subject) => ({
  subject,
  rows: ["laravel-ready", "laravel-first-content", "laravel-first-card"],
  run: (bench) => load(bench, subject),
}));

async function load({ browser, slowdown, laravelUrl }: Bench, subject: Subject): Promise<Values> {
  if (!laravelUrl) throw new Error("Expected the Laravel site to run: start with --laravel.");
  const watched = { content: CONTENT, card: cardTitle(subject.make) };
  const visit = await openVisit(browser, { slowdown, isSlowLine: true, watched });
  try {
    const query = { preloaded: "?preload=1", linked: "?preload=1&linked=1" }[subject.make as string] ?? "";
    const path = subject.make === "bare" ? "bare" : widgetsOn[subject.page][0];
    const ready = await loadUntilQuiet(visit, `${laravelUrl}/bench/${path}${query}`, subject);
    const { content, card } = (await visit.notes()).seen;
    if (subject.make === "bare") return { "laravel-ready": ready };
    if (content === undefined)
      throw new Error(`${formatSubject(subject)}: expected content on Laravel, none was seen.`);
    return {
      "laravel-ready": ready,
      "laravel-first-content": content,
      ...(card !== undefined && { "laravel-first-card": card }),
    };
  } finally {
    await visit.close();
  }
}
