/** Back and Forward for pages of results, an open panel and the steps of wizards, beside a router of the host. */

/** In an entry's state: the steps of wizards, by the keys of their drafts. */
export const STEPS = "imoSteps";

/** Pages of results own every entry that is neither a panel's nor a wizard's, and are read from the URL. */
type Kind = "panel" | "steps" | "page";

/** Gets the state of the visitor's new entry; returns true if the way there was its own. */
type Follow = (state: unknown) => boolean;

const followers: Record<Kind, Set<Follow>> = {
  panel: new Set(),
  steps: new Set(),
  page: new Set(),
};
let isListening = false;

/** Calls `follow` for every entry that the visitor comes to, until the returned function is called. */
export function followHistory(kind: Kind, follow: Follow): () => void {
  // The entry file's word for a `popstate`, heard before what of the host starts after it.
  if (!isListening)
    document.addEventListener("imo-popstate", (event) => hear((event as CustomEvent).detail));
  isListening = true;
  followers[kind].add(follow);
  return () => void followers[kind].delete(follow);
}

/** In ms: a browser may refuse a closed panel's way back, and a busy one takes seconds. */
const LONGEST_WAY_BACK = 5000;
/** Callbacks that wait for a traversal under way; `null` without one. */
let waiting: (() => void)[] | null = null;
let tooLong: ReturnType<typeof setTimeout> | undefined;

/** Leaves a panel's entry, which the browser does a moment later. */
export function leaveEntry(): void {
  waiting ??= [];
  clearTimeout(tooLong);
  tooLong = setTimeout(arrive, LONGEST_WAY_BACK);
  history.back();
}

/** Calls `add` now, or when a closed panel's way back has arrived, which would otherwise leave the added entry. */
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

/** A traversal to or from a panel is its own; a step and a page may share one. */
function hear(event: PopStateEvent): void {
  const isOnTheWay = waiting !== null;
  const isPanels = ask("panel", event);
  const isSteps = ask("steps", event);
  if (isPanels || isSteps) event.stopImmediatePropagation();
  if (!isPanels) ask("page", event);
  if (isOnTheWay) arrive();
}

/** All followers have to hear of it. */
function ask(kind: Kind, { state }: PopStateEvent): boolean {
  return [...followers[kind]].map((follow) => follow(state)).includes(true);
}

/** In an entry's state: the pusher's name. The entry behind that one is the one that it was pushed from. */
const BY = "imoBy";

/** Adds an entry with the present URL. */
export function pushEntry(by: string, state: object): void {
  history.pushState({ ...state, [BY]: by }, "");
}

/** Tells if `by` has pushed the present entry. */
export function hasPushed(by: string): boolean {
  return Object(history.state)[BY] === by;
}

/** Adds an entry for a page of results, with all that others keep in the state. */
export function pushPage(url: string): void {
  const { state } = history;
  const { [BY]: by, ...others } = Object(state);
  history.pushState(by === undefined ? state : others, "", url);
}

/** Gives the present entry another URL. */
export function replaceUrl(url: string): void {
  history.replaceState(history.state, "", url);
}
