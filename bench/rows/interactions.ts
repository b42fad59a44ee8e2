/**
 * What a visitor does on a page that is there: the same list for the rows and for the trace view. Every click and key is
 * sent as input, without a script of ours in the page, whose work would be counted.
 */
import type { Visit } from "../browser/visit.ts";
import { isProduct, type Make, type Subject } from "../subjects.ts";

export type Interaction = {
  /** The row that it fills, and its name for the trace view. */
  id: string;
  subject: Subject;
  /** What the page is asked for with, such as `?people=1000`. */
  query: string;
  /** Brings the page to where the interaction starts; not measured. */
  prepare(visit: Visit): Promise<void>;
  /** The interaction itself. */
  act(visit: Visit): Promise<void>;
  /** Whether it did what it should; asked once, after the measurement. */
  isDone(visit: Visit): Promise<boolean>;
};

type Pointed = Visit & { at?: { x: number; y: number } };

const SELECTORS: Record<"product" | "primereact" | "instantsearch", Record<string, string>> = {
  product: {
    title: ".imo-listing__title a",
    next: ".imo-pagination__link--next",
    open: ".imo-filters__open",
    panel: "dialog[open], [role=dialog]",
    place: ".imo-hero input[role=combobox] >> nth=1",
    barPlace: ".imo-filters__place input[role=combobox]",
    all: ".imo-team__all > *",
    person: ".imo-person",
  },
  primereact: {
    title: ".card__title a",
    next: ".p-paginator-next",
    open: "button:has-text('Pesquisa Avançada')",
    panel: ".p-sidebar",
    place: "#places",
    barPlace: "#bar-places",
  },
  instantsearch: {
    title: ".card__title a",
    next: ".ais-Pagination-item--nextPage a",
    barPlace: ".ais-SearchBox-input",
  },
};

/** Words as a visitor looks for places, with blanks and without a match at their end. */
const WORDS = ["ao", "vila", "santa m"];
/** Between two keys, and after a word, when also a field that waits for a pause has drawn what it suggests; in ms. */
const KEY_PAUSE = 150;
const WORD_PAUSE = 900;
const COUNTRY = "?country=1";

/** Every interaction of every make that has it. */
export const interactions: readonly Interaction[] = [
  ...(["ours", "before", "primereact", "instantsearch"] as const).flatMap((make) => [
    keys("key-192", { make, page: "listing" }, { place: selector(make, "barPlace") }),
    keys("key-3567", { make, page: "listing" }, { place: selector(make, "barPlace"), query: COUNTRY }),
    pageTurn(make),
  ]),
  ...(["ours", "before", "primereact"] as const).flatMap((make) => [
    keys("hero-key-192", { make, page: "hero" }, { place: selector(make, "place") }),
    keys("hero-key-3567", { make, page: "hero" }, { place: selector(make, "place"), query: COUNTRY }),
    panel(make),
  ]),
  people("ours"),
  people("before"),
];

function selector(make: Make, name: string): string {
  const found = SELECTORS[isProduct(make) ? "product" : (make as keyof typeof SELECTORS)]?.[name];
  if (!found) throw new Error(`Expected a selector ${name} of ${make}, found none.`);
  return found;
}

function keys(id: string, subject: Subject, { place, query = "" }: { place: string; query?: string }): Interaction {
  return {
    id,
    subject,
    query,
    prepare: ({ page }) => page.locator(place).click(),
    async act({ page }) {
      for (const word of WORDS) {
        const typed = [...word].map((key) => (key === " " ? "Space" : key));
        for (const keys of [typed, typed.map(() => "Backspace")]) {
          for (const key of keys) {
            await page.keyboard.press(key);
            await page.waitForTimeout(KEY_PAUSE);
          }
          await page.waitForTimeout(WORD_PAUSE);
        }
      }
    },
    isDone: async ({ page }) => (await page.locator(place).inputValue()) === "",
  };
}

function pageTurn(make: Make): Interaction {
  let before: string | null = null;
  const title = selector(make, "title");
  return {
    id: "page-turn",
    subject: { make, page: "listing" },
    query: "",
    async prepare(visit) {
      before = await visit.page.locator(title).first().textContent();
      await point(visit, selector(make, "next"));
    },
    act: click,
    isDone: async ({ page }) => (await page.locator(title).first().textContent()) !== before,
  };
}

function panel(make: Make): Interaction {
  return {
    id: "panel",
    subject: { make, page: "listing" },
    query: "",
    prepare: (visit) => point(visit, selector(make, "open")),
    act: click,
    isDone: ({ page }) => page.locator(selector(make, "panel")).first().isVisible(),
  };
}

function people(make: Make): Interaction {
  return {
    id: "people",
    subject: { make, page: "team" },
    query: "?people=1000",
    prepare: (visit) => point(visit, selector(make, "all")),
    act: click,
    isDone: async ({ page }) => (await page.locator(selector(make, "person")).count()) === 1000,
  };
}

/** Scrolls to what will be clicked and remembers where it is. */
async function point(visit: Pointed, target: string): Promise<void> {
  const locator = visit.page.locator(target).first();
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error(`Expected ${target} on the page, found none.`);
  visit.at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A click as a hand makes it: over the button, down, and up after 80 ms. */
async function click({ page, at }: Pointed): Promise<void> {
  if (!at) throw new Error("Expected a place to click at: point at something first.");
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.waitForTimeout(80);
  await page.mouse.up();
}
