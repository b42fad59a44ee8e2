/**
 * The browser's history, which pages of results, an open panel and the steps of wizards share: one listener hears Back
 * and Forward, and asks each of them. A page may hold all three at once, and a router of the
 * host (Turbo, Livewire) hears the same events.
 */

/** In an entry's state: the steps of wizards, by the keys of their drafts. */
export const STEPS = "imoSteps";

/**
 * Whose entries: an open panel's, a wizard's, or those of pages of results, which are every other entry and are read from
 * the page's URL.
 */
type Kind = "panel" | "steps" | "page";

/** Gets the state of the entry that the visitor has come to; says whether the way there was its own. */
export type Follow = (state: unknown) => boolean;

const followers: Record<Kind, Set<Follow>> = { panel: new Set(), steps: new Set(), page: new Set() };
let isListening = false;

/** Hears of every entry that the visitor comes to, until the returned function is called. */
export function followHistory(kind: Kind, follow: Follow): () => void {
  // The entry's word for a `popstate`, which it hears before what of the host starts after it.
  if (!isListening) document.addEventListener("imo-popstate", (event) => hear((event as CustomEvent).detail));
  isListening = true;
  followers[kind].add(follow);
  return () => void followers[kind].delete(follow);
}

/**
 * The longest wait for a closed panel's way back, in ms: a browser may refuse it. A busy one takes seconds, and an entry added
 * before it arrives is left again by it.
 */
const LONGEST_WAY_BACK = 5000;
/** Callbacks that wait for a traversal that is under way; `null` where there is none. */
let waiting: (() => void)[] | null = null;
let tooLong: ReturnType<typeof setTimeout> | undefined;

/** Leaves a panel's entry, which the browser does a moment later. */
export function leaveEntry(): void {
  waiting ??= [];
  clearTimeout(tooLong);
  tooLong = setTimeout(arrive, LONGEST_WAY_BACK);
  history.back();
}

/**
 * Calls what adds an entry: at once, or when a closed panel's way back has arrived. Before that it would be added to the panel's
 * entry, and the way back would lead there again.
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

/** A panel's traversal is handled by the panel alone; a step and a page may share one. */
function hear(event: PopStateEvent): void {
  const isOnTheWay = waiting !== null;
  const isPanels = ask("panel", event);
  const isSteps = ask("steps", event);
  // Turbo and Livewire would put the whole page back as it was when they saw it last.
  if (isPanels || isSteps) event.stopImmediatePropagation();
  if (!isPanels) ask("page", event);
  if (isOnTheWay) arrive();
}

/** Each of them has to hear of it. */
function ask(kind: Kind, { state }: PopStateEvent): boolean {
  return [...followers[kind]].map((follow) => follow(state)).includes(true);
}

/** In an entry's state: what it was pushed by. The entry behind that one is the one that it was pushed from. */
const BY = "imoBy";

/** Adds an entry for the same URL. */
export function pushEntry(by: string, state: object): void {
  history.pushState({ ...state, [BY]: by }, "");
}

/** Tells if `by` has pushed the present entry. */
export function hasPushed(by: string): boolean {
  return Object(history.state)[BY] === by;
}

/** Adds an entry for a page of results; all that others keep in the state goes along. */
export function pushPage(url: string): void {
  const { state } = history;
  const { [BY]: by, ...others } = Object(state);
  history.pushState(by === undefined ? state : others, "", url);
}

/** Gives the present entry another URL and leaves its state as it is. */
export function replaceUrl(url: string): void {
  history.replaceState(history.state, "", url);
}
