/**
 * What a visitor does on a listing that is there: the longest event, and the main thread's work until it is quiet again.
 * Every click and key is sent as input, without a script of ours in the page, whose work would be counted.
 */
import type { Span } from "../browser/probes.ts";
import { openVisit, type Visit } from "../browser/visit.ts";
import { formatSubject, isProduct, type Make } from "../subjects.ts";
import type { Bench, Task, Values } from "./task.ts";

type Interaction = {
  /** The row that it fills; `-work` behind it names the row of the work. */
  id: string;
  make: Make;
  query: string;
  /** Brings the page to where the interaction starts; not measured. */
  prepare(visit: Visit): Promise<void>;
  act(visit: Visit): Promise<void>;
  /** Tells if it did what it should; asked once, after the measurement. */
  isDone(visit: Visit): Promise<boolean>;
};

/** In ms from the click; long enough for an answer over slow 4G, its photos and a smooth scroll. */
const WINDOW = 3000;
/** Words as a visitor looks for places, with blanks and without a match at their end. */
const WORDS = ["ao", "vila", "santa m"];
/** Between two keys, and after a word, when also a field that waits for a pause has drawn what it suggests; in ms. */
const KEY_PAUSE = 150;
const WORD_PAUSE = 900;

type Selectors = { title: string; next: string; place: string; open?: string; panel?: string };
const PRODUCT: Selectors = {
  title: ".imo-listing__title a",
  next: ".imo-pagination__link--next",
  open: ".imo-filters__open",
  panel: "dialog[open], [role=dialog]",
  place: ".imo-filters__place input[role=combobox]",
};
const PEERS: Partial<Record<Make, Selectors>> = {
  primereact: {
    title: ".card__title a",
    next: ".p-paginator-next",
    open: "button:has-text('Pesquisa Avançada')",
    panel: ".p-sidebar",
    place: "#bar-places",
  },
  instantsearch: { title: ".card__title a", next: ".ais-Pagination-item--nextPage a", place: ".ais-SearchBox-input" },
};

export const clicks: readonly Task[] = (["ours", "before", "primereact", "instantsearch"] as const).flatMap((make) => {
  const selectors = isProduct(make) ? PRODUCT : (PEERS[make] as Selectors);
  const { open, panel, place } = selectors;
  const interactions = [
    keys("key-192", make, place, ""),
    keys("key-3567", make, place, "?country=1"),
    pageTurn(make, selectors),
    ...(open && panel ? [openPanel(make, open, panel)] : []),
  ];
  return interactions.map((interaction) => ({
    subject: { make, page: "listing" as const },
    rows: [interaction.id, `${interaction.id}-work`],
    run: (bench: Bench) => measure(bench, interaction),
  }));
});

async function measure(bench: Bench, interaction: Interaction): Promise<Values> {
  const { id, make } = interaction;
  const visit = await openAt(bench, interaction);
  try {
    const start = await visit.page.evaluate(() => performance.now());
    const before = await visit.work();
    await interaction.act(visit);
    await visit.page.waitForTimeout(WINDOW);
    const work = (await visit.work()) - before;
    const { events } = await visit.notes();
    if (!(await interaction.isDone(visit)))
      throw new Error(`${id} of ${formatSubject({ make, page: "listing" })}: not done after ${WINDOW} ms.`);
    return { [id]: longest(events, start), [`${id}-work`]: work };
  } finally {
    await visit.close();
  }
}

/** Loads the listing over a fast line, and leaves it ready, slow and quiet. */
async function openAt({ browser, url, slowdown }: Bench, { make, query, prepare }: Interaction): Promise<Visit> {
  const visit = await openVisit(browser, { slowdown, isSlowLine: false });
  await visit.page.goto(`${url}/page/${make}/listing${query}`);
  await visit.page.locator(".imo-listing__title a, .card__title a").first().waitFor();
  await visit.traffic.quiet();
  await prepare(visit);
  await visit.traffic.quiet(700);
  await visit.setLine(true);
  return visit;
}

/** @returns the longest span that began at `start` or later, in ms; 0 where none was long enough to be noted */
function longest(spans: readonly Span[], start: number): number {
  return Math.max(0, ...spans.filter((span) => span.start >= start).map(({ duration }) => duration));
}

function keys(id: string, make: Make, place: string, query: string): Interaction {
  return {
    id,
    make,
    query,
    prepare: ({ page }) => page.locator(place).click(),
    async act({ page }) {
      for (const word of WORDS) {
        const typed = [...word].map((key) => (key === " " ? "Space" : key));
        for (const keys of [typed, typed.map(() => "Backspace")]) {
          for (const key of keys) await page.keyboard.press(key).then(() => page.waitForTimeout(KEY_PAUSE));
          await page.waitForTimeout(WORD_PAUSE);
        }
      }
    },
    isDone: async ({ page }) => (await page.locator(place).inputValue()) === "",
  };
}

function pageTurn(make: Make, { title, next }: Selectors): Interaction {
  const firstTitle = ({ page }: Visit) => page.locator(title).first().textContent();
  let before: string | null = null;
  return {
    id: "page-turn",
    make,
    query: "",
    async prepare(visit) {
      before = await firstTitle(visit);
      await visit.page.locator(next).first().scrollIntoViewIfNeeded();
    },
    act: (visit) => click(visit, next),
    isDone: async (visit) => (await firstTitle(visit)) !== before,
  };
}

function openPanel(make: Make, open: string, panel: string): Interaction {
  return {
    id: "panel",
    make,
    query: "",
    prepare: ({ page }) => page.locator(open).first().scrollIntoViewIfNeeded(),
    act: (visit) => click(visit, open),
    isDone: ({ page }) => page.locator(panel).first().isVisible(),
  };
}

/** A click as a hand makes it: over the button, which some makes take for interest, down, and up after 80 ms. */
async function click({ page }: Visit, target: string): Promise<void> {
  const box = await page.locator(target).first().boundingBox();
  if (!box) throw new Error(`Expected ${target} on the page, found none.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(80);
  await page.mouse.up();
}
