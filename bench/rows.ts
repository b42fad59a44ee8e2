/** What is measured: rows of the table (docs/speed.md#rows), the pages and makes that have them, and how it is done. */
import { setTimeout } from "node:timers/promises";
import { widgetNames } from "../tests/support/widget-tags.ts";
import type { Visit } from "./visit.ts";

/** The widgets on each page. */
export const pages: Readonly<Record<string, readonly string[]>> = {
  island: [],
  calculator: ["mortgage-calculator"],
  contact: ["general-contact"],
  hero: ["hero-search"],
  listing: ["listing-search"],
  team: ["team-cards"],
  ten: widgetNames,
};

/** Values in ms or bytes, by row. */
type Values = Record<string, number>;
export type Task = {
  page: string;
  /** The bundle by its two lines or preloaded, with variants of an earlier build and of Laravel, or a peer. */
  make: string;
  rows: readonly string[];
  measure(visit: Visit, url: string): Promise<Values>;
};

// Each of these finds the product's element or the peer's. A skeleton's title is empty.
const TITLE = ":is(.imo-listing__title, .card__title) a:not(:empty)";
const NEXT = ".imo-pagination__link--next, .ais-Pagination-item--nextPage a";
const PLACE = ".imo-select-box--typed input[role=combobox], .ais-SearchBox-input";
/** What each visit notes the painting of. */
export const watched = {
  "first-card": TITLE,
  "first-content": "[data-imo-widget] :is(h2, h3, label, button, p, a, input)",
};

const TURNS = ["turn-1", "turn-2", "turn-3"];
const twoLines = ["ours", "ours-before"];
const product = [...twoLines, "preloaded", "preloaded-before"];
const single = Object.keys(pages).filter((page) => pages[page]?.length === 1);
const peer = on(["listing"], ["instantsearch"]);

/** Everything that can be measured, in the order of a round. */
export const tasks: readonly Task[] = [
  {
    rows: ["ready", "first-content", "first-card", "blocking", "bytes", "warm"],
    subjects: [
      ...on(["island"], ["bare"]),
      ...on([...single, "ten"], product),
      ...on(single, ["ours-laravel", "preloaded-laravel"]),
      ...peer,
    ],
    measure: loadTwice,
  },
  {
    rows: TURNS.flatMap((turn) => [`${turn}-event`, `${turn}-work`, `${turn}-shown`]),
    subjects: [...on(["listing"], twoLines), ...peer],
    measure: turnPages,
  },
  {
    rows: ["panel-event", "panel-work"],
    subjects: on(["listing"], twoLines),
    measure: openPanel,
  },
  {
    rows: ["keys-event", "keys-work"],
    subjects: [...on(["hero", "listing"], twoLines), ...peer],
    measure: typePlace,
  },
].flatMap(({ subjects, ...rest }) => subjects.map((subject) => ({ ...subject, ...rest })));

function on(names: readonly string[], makes: readonly string[]) {
  return names.flatMap((page) => makes.map((make) => ({ page, make })));
}

/** Loads a page with an empty cache, and again with what may be kept. */
async function loadTwice(visit: Visit, url: string): Promise<Values> {
  const cold = await load(visit, url);
  await visit.page.goto("about:blank");
  const { ready } = await load(visit, url);
  return { ...cold, warm: ready };
}

/** Loads a page, until all of it can be used and nothing more arrives. */
async function load({ page, notes }: Visit, url: string) {
  await page.goto(url, { waitUntil: "networkidle" });
  if (url.endsWith("/listing")) await page.locator(TITLE).first().waitFor();
  const ready = await page.waitForFunction(() => {
    const hosts = document.querySelectorAll("[data-imo-widget], [data-bench]");
    const marks = performance.getEntriesByType("mark").filter(({ name }) => /:ready$/.test(name));
    return marks.length >= hosts.length && marks.at(-1)?.startTime;
  });
  await setTimeout(1000);
  // Without headers and photos.
  const bytes = await page.evaluate(() =>
    (performance.getEntries() as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType !== "img")
      .reduce((sum, { encodedBodySize = 0 }) => sum + encodedBodySize, 0),
  );
  const { painted, spans } = await notes();
  // The first of each name comes last, and stays.
  const firsts = Object.fromEntries(painted.reverse().map(({ name, time }) => [name, time]));
  const blocking = spans
    .filter(({ type }) => type === "longtask")
    .reduce((sum, { duration }) => sum + duration - 50, 0);
  return { ready: Number(await ready.jsonValue()), ...firsts, blocking, bytes };
}

/** Goes to the second, the third and the fourth page. */
async function turnPages(visit: Visit, url: string): Promise<Values> {
  await load(visit, url);
  const values: Values = {};
  for (const turn of TURNS) {
    await visit.page.locator(NEXT).scrollIntoViewIfNeeded();
    Object.assign(values, await act(visit, turn, () => click(visit, NEXT)));
    if (!values[`${turn}-shown`]) throw new Error(`${turn}: expected other cards, none came`);
  }
  return values;
}

async function openPanel(visit: Visit, url: string): Promise<Values> {
  await load(visit, url);
  const values = await act(visit, "panel", () => click(visit, ".imo-filters__open"));
  await visit.page.locator("dialog[open]").waitFor();
  return values;
}

/** Types the beginning of a place, seven keys. */
async function typePlace(visit: Visit, url: string): Promise<Values> {
  await load(visit, url);
  await visit.page.locator(PLACE).click();
  return act(visit, "keys", () => visit.page.keyboard.type("santa m", { delay: 150 }));
}

/** Returns the longest event and the main-thread work in the four seconds after an action, and when other cards came. */
async function act(visit: Visit, row: string, action: () => Promise<void>): Promise<Values> {
  await setTimeout(1000);
  const start = await visit.page.evaluate(() => performance.now());
  const work = await visit.work();
  await action();
  await setTimeout(4000);
  const workAfter = await visit.work();
  const { spans, painted } = await visit.notes();
  const events = spans.filter((span) => span.type === "event" && span.start >= start);
  const cards = painted.find(({ name, time }) => name === "first-card" && time >= start);
  return {
    [`${row}-event`]: Math.max(0, ...events.map(({ duration }) => duration)),
    [`${row}-work`]: workAfter - work,
    ...(cards && { [`${row}-shown`]: cards.time - start }),
  };
}

/** Clicks as a hand does, and without scripts of Playwright's in the page: over the element, down, and up after 80 ms. */
async function click({ page }: Visit, selector: string): Promise<void> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`expected ${selector} on the page, found none`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await setTimeout(80);
  await page.mouse.up();
}
