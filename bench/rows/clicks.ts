/**
 * A visitor's actions on a listing that is there: the longest event, and the main thread's work until it is quiet again.
 * Every click and key is sent as input, without a script in the page, whose work would be counted.
 */
import { type Visit, visit } from "../browser/visit.ts";
import { type Bench, isProduct, type Make, type Task, type Values } from "../subjects.ts";

type Interaction = {
  /** The row that it fills; `-work` behind it names the row of the work. */
  id: string;
  query?: string;
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
  instantsearch: {
    title: ".card__title a",
    next: ".ais-Pagination-item--nextPage a",
    place: ".ais-SearchBox-input",
  },
};

export const clicks: readonly Task[] = (
  ["ours", "before", "primereact", "instantsearch"] as const
).flatMap((make) => {
  const selectors = isProduct(make) ? PRODUCT : (PEERS[make] as Selectors);
  const { title, open, panel, place } = selectors;
  const interactions = [
    { ...typeIn(place), id: "key-192" },
    { ...typeIn(place), id: "key-3567", query: "?country=1" },
    pageTurn(selectors),
    ...(open && panel ? [openPanel(open, panel)] : []),
  ];
  return interactions.map((interaction) => ({
    subject: { make, page: "listing" as const },
    rows: [interaction.id, `${interaction.id}-work`],
    run: (bench: Bench) => measure(bench, `${bench.url}/page/${make}/listing`, title, interaction),
  }));
});

function measure(
  { browser, slowdown }: Bench,
  url: string,
  title: string,
  interaction: Interaction,
): Promise<Values> {
  return visit(browser, { slowdown, isSlowLine: false }, async (visit) => {
    const { page, traffic } = visit;
    const { id, query = "" } = interaction;
    // Over a fast line to a listing that is ready, then slow and quiet.
    await page.goto(url + query);
    await page.locator(title).first().waitFor();
    await traffic.quiet();
    await interaction.prepare(visit);
    await traffic.quiet(700);
    await visit.setLine(true);
    const start = await page.evaluate(() => performance.now());
    const before = await visit.work();
    await interaction.act(visit);
    await page.waitForTimeout(WINDOW);
    const work = (await visit.work()) - before;
    const events = (await visit.notes()).events.filter((span) => span.start >= start);
    if (!(await interaction.isDone(visit)))
      throw new Error(`${id} at ${url}: not done after ${WINDOW} ms.`);
    // An event is noted where it was long enough.
    return { [id]: Math.max(0, ...events.map(({ duration }) => duration)), [`${id}-work`]: work };
  });
}

function typeIn(place: string): Omit<Interaction, "id"> {
  return {
    prepare: ({ page }) => page.locator(place).click(),
    async act({ page }) {
      for (const word of WORDS) {
        const typed = [...word].map((key) => (key === " " ? "Space" : key));
        for (const keys of [typed, typed.map(() => "Backspace")]) {
          for (const key of keys)
            await page.keyboard.press(key).then(() => page.waitForTimeout(KEY_PAUSE));
          await page.waitForTimeout(WORD_PAUSE);
        }
      }
    },
    isDone: async ({ page }) => (await page.locator(place).inputValue()) === "",
  };
}

function pageTurn({ title, next }: Selectors): Interaction {
  const firstTitle = ({ page }: Visit) => page.locator(title).first().textContent();
  let before: string | null = null;
  return {
    id: "page-turn",
    async prepare(visit) {
      before = await firstTitle(visit);
      await visit.page.locator(next).first().scrollIntoViewIfNeeded();
    },
    act: (visit) => click(visit, next),
    isDone: async (visit) => (await firstTitle(visit)) !== before,
  };
}

function openPanel(open: string, panel: string): Interaction {
  return {
    id: "panel",
    prepare: ({ page }) => page.locator(open).first().scrollIntoViewIfNeeded(),
    act: (visit) => click(visit, open),
    isDone: ({ page }) => page.locator(panel).first().isVisible(),
  };
}

/** Clicks as a hand does: over the button, which some makes take for interest, down, and up after 80 ms. */
async function click({ page }: Visit, target: string): Promise<void> {
  const box = await page.locator(target).first().boundingBox();
  if (!box) throw new Error(`Expected ${target} on the page, found none.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(80);
  await page.mouse.up();
}
