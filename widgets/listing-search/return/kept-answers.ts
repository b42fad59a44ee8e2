/**
 * Keeps answers for a visitor who comes Back to a listing or reloads it
 * (docs/product/listing.md#coming-back). They are stored in sessionStorage under the page's URL
 * when the page is left, together with the scroll position. Other scripts can write there too, so
 * the content is validated like a server's answer.
 */
import * as v from "valibot";
import { type FoundImoveis, imoveisAnswer, toFound } from "#api/imoveis-answer.ts";
import { ownKeys } from "#domain/own-keys.ts";
import { tabTexts } from "#memory/text-stores.ts";

/** How long a visitor can come back without a request, in ms. */
const FRESH = 30 * 60_000;

/**
 * How many pages are kept: enough for the usual way back, and few enough to leave storage for
 * drafts.
 */
const MOST_PAGES = 6;
const MOST_TEXT = 400_000;

const KEY = "imo:imoveis";

const finite = v.pipe(v.number(), v.finite());
const scroll = v.object(
  ownKeys({ scrolled: finite, card: finite, top: finite, isOurs: v.boolean() }),
);
const entry = v.object(
  ownKeys({
    v: v.literal(1),
    requestKey: v.string(),
    saved: finite,
    scroll,
    answer: imoveisAnswer,
  }),
);

/**
 * The visitor's position: the scrolled px, and the index and top of the first card in the window.
 * `isOurs` is true if we switched off the browser's own scroll restoration.
 */
export type ScrollPosition = Readonly<v.InferOutput<typeof scroll>>;

/** Results, and the key of the request that they answer. */
export type Answer = { requestKey: string; found: FoundImoveis };

/** A page's results when it was left; while they are `isFresh`, no request is needed. */
export type KeptAnswer = { found: FoundImoveis; scroll: ScrollPosition; isFresh: boolean };

/**
 * The document's first hosts, by position. A host that a router adds later is a new visit, not a
 * return.
 */
const firstHosts = new Map<number, object>();

/**
 * Returns the kept answer for one of this page's listings, if the visitor came Back or reloaded.
 * @param host the listing's host, with its position among the page's listings
 * @param requestKey the listing's request as text; an answer to a different request is ignored
 */
export function readKeptAnswer(
  host: { readonly position: number },
  requestKey: string,
): KeptAnswer | undefined {
  const { position } = host;
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isBack = navigation?.type === "back_forward";
  const isReturn = isBack || navigation?.type === "reload";
  if (!navigation || !isReturn || !isOfDocument(host, navigation.name)) return undefined;
  const kept = v.safeParse(entry, tabTexts.read(KEY)[keptName(position)]);
  if (!kept.success || kept.output.requestKey !== requestKey) return undefined;
  const { saved, scroll, answer } = kept.output;
  return {
    found: toFound(answer),
    scroll,
    isFresh: isBack && Math.abs(Date.now() - saved) < FRESH,
  };
}

/**
 * Whether the document was loaded for this listing, rather than for another page or an earlier
 * listing at this position.
 */
function isOfDocument(host: { readonly position: number }, documentUrl: string): boolean {
  const { position } = host;
  const { pathname, search } = new URL(documentUrl);
  if (!firstHosts.has(position) && pathname + search === location.pathname + location.search) {
    firstHosts.set(position, host);
  }
  return firstHosts.get(position) === host;
}

/**
 * Keeps an answer for this page's listing at `position`, newest last; `null` removes the kept one.
 * @param kept the answer, the request that it answers, and the visitor's scroll position
 */
export function keepAnswer(
  position: number,
  kept: (Answer & { scroll: ScrollPosition }) | null,
): void {
  const name = keptName(position);
  const { [name]: _before, ...others } = tabTexts.read(KEY);
  const entries = Object.entries(kept ? { ...others, [name]: toEntry(kept) } : others).slice(
    -MOST_PAGES,
  );
  while (entries.length > 0 && JSON.stringify(entries).length > MOST_TEXT) entries.shift();
  tabTexts.keep(KEY, entries.length === 0 ? "" : JSON.stringify(Object.fromEntries(entries)));
}

function toEntry({ requestKey, found, scroll }: Answer & { scroll: ScrollPosition }) {
  const { listings, page, lastPage, total } = found;
  const answer = { data: listings, current_page: page, last_page: lastPage, total };
  return { v: 1, requestKey, saved: Date.now(), scroll, answer };
}

function keptName(position: number): string {
  return `${position} ${location.pathname}${location.search}`;
}
