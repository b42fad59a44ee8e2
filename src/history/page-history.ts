/**
 * Handles Back and Forward for pages of results, an open panel and the steps of wizards, alongside
 * a router of the host.
 */

/** The key in an entry's state that holds the steps of wizards, by the keys of their drafts. */
export const STEPS = "imoSteps";

/**
 * Every entry that isn't a panel's or a wizard's belongs to pages of results, which are read from
 * the URL.
 */
type Kind = "panel" | "steps" | "page";

/** Called on popstate with the new state; returns true if this follower caused the traversal. */
type Follow = (state: unknown) => boolean;

const followers: Record<Kind, Set<Follow>> = {
  panel: new Set(),
  steps: new Set(),
  page: new Set(),
};
let isListening = false;

/**
 * Calls `follow` for every entry that the visitor reaches, until the returned function is called.
 */
export function followHistory(kind: Kind, follow: Follow): () => void {
  // The entry file dispatches this for a `popstate`, ahead of any listener that the host adds after
  // it.
  if (!isListening)
    document.addEventListener("imo-popstate", (event) =>
      handlePopState((event as CustomEvent).detail),
    );
  isListening = true;
  followers[kind].add(follow);
  return () => void followers[kind].delete(follow);
}

/** In ms. A browser may refuse to go back from a closed panel, and a busy one takes seconds. */
const LONGEST_WAY_BACK = 5000;
/** Callbacks that wait for the traversal in progress; `null` if there is none. */
let waiting: (() => void)[] | null = null;
let tooLong: ReturnType<typeof setTimeout> | undefined;

/** Leaves a panel's entry; the browser does so asynchronously. */
export function leaveEntry(): void {
  waiting ??= [];
  clearTimeout(tooLong);
  tooLong = setTimeout(arrive, LONGEST_WAY_BACK);
  history.back();
}

/**
 * Calls `add` now or, if a closed panel's entry is still being left, afterwards. Otherwise Back
 * would leave the added entry instead.
 */
export function afterLeaving(add: () => void): void {
  if (waiting) waiting.push(add);
  else add();
}

function arrive(): void {
  clearTimeout(tooLong);
  const adds = waiting ?? [];
  waiting = null;
  for (const add of adds) afterLeaving(add);
}

/** A traversal to or from a panel belongs to the panel; a step and a page may share one. */
function handlePopState(event: PopStateEvent): void {
  const isOnTheWay = waiting !== null;
  const isPanels = offer("panel", event);
  const isSteps = offer("steps", event);
  if (isPanels || isSteps) event.stopImmediatePropagation();
  if (!isPanels) offer("page", event);
  if (isOnTheWay) arrive();
}

/** Calls every follower, even after one has returned true. */
function offer(kind: Kind, { state }: PopStateEvent): boolean {
  return [...followers[kind]].map((follow) => follow(state)).includes(true);
}

/**
 * The key in an entry's state that names whoever pushed the entry, and so shows that it was pushed
 * from the entry before it.
 */
const BY = "imoBy";

/** Adds an entry with the current URL. */
export function pushEntry(by: string, state: object): void {
  history.pushState({ ...state, [BY]: by }, "");
}

/** Whether `by` pushed the current entry. */
export function hasPushed(by: string): boolean {
  return Object(history.state)[BY] === by;
}

/** Adds an entry for a page of results, keeping everything that others have in the state. */
export function pushPage(url: string): void {
  const { state } = history;
  const { [BY]: by, ...others } = Object(state);
  history.pushState(by === undefined ? state : others, "", url);
}

/** Gives the current entry another URL. */
export function replaceUrl(url: string): void {
  history.replaceState(history.state, "", url);
}
