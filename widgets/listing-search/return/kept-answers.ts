/**
 * Answers for a visitor who comes Back to a listing, or reloads it (docs/product/listing.md#coming-back): kept by the page's
 * URL in sessionStorage when the page is left (`keep-answer.ts`), with the place that the visitor had on it. What another
 * script may have written there is judged as what a server sends is.
 */
import * as v from "valibot";
import { type FoundImoveis, imoveisAnswer, toFound } from "#api/imoveis-answer.ts";
import { ownKeys } from "#domain/own-keys.ts";

/** For how long a way back needs no request, in ms. */
const FRESH = 30 * 60_000;

/** What everything is kept under. */
export const KEPT_KEY = "imo:imoveis";

const finite = v.pipe(v.number(), v.finite());
const scroll = v.object(ownKeys({ scrolled: finite, card: finite, top: finite, height: finite, isOurs: v.boolean() }));
const entry = v.object(
  ownKeys({
    v: v.literal(1),
    asks: v.string(),
    saved: finite,
    scroll,
    answer: imoveisAnswer,
  }),
);

/**
 * How far down a visitor was, the number of the first card in the window and how high it stood, the host's height, and
 * whether we have told the browser to leave it to us.
 */
export type ScrollPosition = Readonly<v.InferOutput<typeof scroll>>;

/** The answer on the screen when the page was left; as long as it `isFresh` no request is needed. */
export type KeptAnswer = { found: FoundImoveis; scroll: ScrollPosition; isFresh: boolean };

/** The hosts that the document was loaded with, by position: of those that a router brings later none was come back to. */
const firstHosts = new Map<number, object>();

/**
 * What was kept for a listing of this page, if the visitor came Back or reloaded.
 * @param host the listing's, which knows which one of the page it is
 * @param asks what it is going to ask; an answer to anything else is none
 */
export function readKeptAnswer(host: { readonly position: number }, asks: string): KeptAnswer | undefined {
  const { position } = host;
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isBack = navigation?.type === "back_forward";
  if (!navigation || (!isBack && navigation.type !== "reload") || !isOfDocument(host, navigation.name))
    return undefined;
  const kept = v.safeParse(entry, readKeptEntries()[keptName(position)]);
  if (!kept.success || kept.output.asks !== asks) return undefined;
  const { saved, scroll, answer } = kept.output;
  return { found: toFound(answer), scroll, isFresh: isBack && Math.abs(Date.now() - saved) < FRESH };
}

/** Whether the document was loaded for this listing, and not for another page, or for one that has been there before. */
function isOfDocument(host: { readonly position: number }, documentUrl: string): boolean {
  const { position } = host;
  const { pathname, search } = new URL(documentUrl);
  if (!firstHosts.has(position) && pathname + search === location.pathname + location.search) {
    firstHosts.set(position, host);
  }
  return firstHosts.get(position) === host;
}

/** All that is kept, by name, the newest last; nothing where storage is refused or holds something else. */
export function readKeptEntries(): Record<string, unknown> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(KEPT_KEY) ?? ""));
  } catch {
    // Nothing was kept, or it can't be read: the listing asks as ever.
    return {};
  }
}

/** What the answer of a listing of this page is kept under. */
export function keptName(position: number): string {
  return `${position} ${location.pathname}${location.search}`;
}
