/** The interactions' rows: the longest event, the longest frame, and the main thread's work until it is quiet again. */
import type { Span } from "../browser/probes.ts";
import { openVisit, type Visit } from "../browser/visit.ts";
import { formatSubject } from "../subjects.ts";
import { type Interaction, interactions } from "./interactions.ts";
import type { Bench, Task, Values } from "./task.ts";

/** In ms from the click; long enough for an answer over slow 4G, its photos and a smooth scroll. */
const WINDOW = 3000;

export const clicks: readonly Task[] = interactions.map((interaction) => ({
  subject: interaction.subject,
  rows: [interaction.id, `${interaction.id}-frame`, `${interaction.id}-work`, `${interaction.id}-styles`],
  run: (bench) => measure(bench, interaction),
}));

async function measure(bench: Bench, interaction: Interaction): Promise<Values> {
  const { id } = interaction;
  const visit = await openAt(bench, interaction);
  try {
    const start = await visit.page.evaluate(() => performance.now());
    const before = await visit.work();
    await interaction.act(visit);
    await visit.page.waitForTimeout(WINDOW);
    const after = await visit.work();
    const { events, frames } = await visit.notes();
    if (!(await interaction.isDone(visit)))
      throw new Error(`${id} of ${formatSubject(interaction.subject)}: not done after ${WINDOW} ms.`);
    return {
      [id]: longest(events, start),
      [`${id}-frame`]: longest(frames, start),
      [`${id}-work`]: after.ms - before.ms,
      [`${id}-styles`]: after.styles - before.styles,
    };
  } finally {
    await visit.close();
  }
}

/** Loads the interaction's page over a fast line, and leaves it ready, slow and quiet. */
export async function openAt({ browser, url, slowdown }: Bench, interaction: Interaction): Promise<Visit> {
  const { make, page } = interaction.subject;
  const visit = await openVisit(browser, { slowdown, isSlowLine: false });
  await visit.page.goto(`${url}/page/${make}/${page}${interaction.query}`);
  if (page === "listing") await visit.page.locator(".imo-listing__title a, .card__title a").first().waitFor();
  await visit.traffic.quiet();
  await interaction.prepare(visit);
  await visit.traffic.quiet(700);
  await visit.setLine(true);
  return visit;
}

/** @returns the longest span that began at `start` or later, in ms; 0 where none was long enough to be noted */
function longest(spans: readonly Span[], start: number): number {
  return Math.max(0, ...spans.filter((span) => span.start >= start).map(({ duration }) => duration));
}
