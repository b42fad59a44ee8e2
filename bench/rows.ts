/**
 * What is measured: the table's rows (docs/speed.md#rows), the pages and makes that each row is
 * measured on, and how.
 */
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
  /**
   * The bundle (loaded by its two tags or preloaded, perhaps as an earlier build or on Laravel) or
   * a peer.
   */
  make: string;
  rows: readonly string[];
  measure(visit: Visit, url: string): Promise<Values>;
};

// Each selector finds the product's element or the peer's. An empty title belongs to a skeleton.
const TITLE = ":is(.imo-listing__title, .card__title) a:not(:empty)";
const NEXT = ".imo-pagination__link--next, .ais-Pagination-item--nextPage a";
const PLACE = ".imo-select-box--typed input[role=combobox], .ais-SearchBox-input";
/** The elements whose painting each visit records, as selectors by name. */
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

/** Loads a page twice: with an empty cache, then with a filled one. */
async function loadTwice(visit: Visit, url: string): Promise<Values> {
  const cold = await load(visit, url);
  await visit.page.goto("about:blank");
  const { ready } = await load(visit, url);
  return { ...cold, warm: ready };
}

/** Loads a page and waits until it is fully usable and the network is idle. */
async function load({ page, notes }: Visit, url: string) {
  await page.goto(url, { waitUntil: "networkidle" });
  if (url.endsWith("/listing")) await page.locator(TITLE).first().waitFor();
  const ready = await page.waitForFunction(() => {
    const hosts = document.querySelectorAll("[data-imo-widget], [data-bench]");
    const marks = performance.getEntriesByType("mark").filter(({ name }) => /:ready$/.test(name));
    return marks.length >= hosts.length && marks.at(-1)?.startTime;
  });
  await setTimeout(1000);
  // Counts neither headers nor photos.
  const bytes = await page.evaluate(() =>
    (performance.getEntries() as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType !== "img")
      .reduce((sum, { encodedBodySize = 0 }) => sum + encodedBodySize, 0),
  );
  const { painted, spans } = await notes();
  // The list is reversed, so that the first painting of each name overwrites the later ones.
  const firsts = Object.fromEntries(painted.reverse().map(({ name, time }) => [name, time]));
  const blocking = spans
    .filter(({ type }) => type === "longtask")
    .reduce((sum, { duration }) => sum + duration - 50, 0);
  return { ready: Number(await ready.jsonValue()), ...firsts, blocking, bytes };
}

/** Turns to the second, third and fourth page. */
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

/** Types the first seven letters of a place. */
async function typePlace(visit: Visit, url: string): Promise<Values> {
  await load(visit, url);
  await visit.page.locator(PLACE).click();
  return act(visit, "keys", () => visit.page.keyboard.type("santa m", { delay: 150 }));
}

/**
 * Performs an action and waits four seconds. Returns, in ms, the longest event, the main-thread
 * work, and the time until other cards appeared.
 */
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

/**
 * Clicks like a person, without Playwright's scripts in the page: moves over the element, presses,
 * and releases after 80 ms.
 */
async function click({ page }: Visit, selector: string): Promise<void> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`expected ${selector} on the page, found none`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await setTimeout(80);
  await page.mouse.up();
}
