/**
 * An open panel's history entry (docs/product/listing.md#advanced-panel). A router of the host
 * would load the URL that it finds in an entry's state. The state is therefore set aside while the
 * panel is open, and put back when a link in the panel is followed.
 */
import { afterLeaving, followHistory, leaveEntry, STEPS } from "./page-history.ts";

const MARK = "imoPanel";
/** Snapshot of the entry underneath, so that a reload can restore it. */
const UNDER = "imoUnder";

type Under = { state: unknown; scrollRestoration: ScrollRestoration };

/** The page underneath: it writes its search to the URL, and checks whether the search is there. */
export type PageUnder = { write(): void; isWritten(): boolean };

/** The marks of this page's panels; a reload or a router may leave other marks behind. */
const marks = new Set<unknown>();
/** Set while a panel is open, and until the browser has gone back from its entry. */
let setAside: Under | null = null;

/** Returns the page's own `scrollRestoration`, as it would be without a panel. */
export function scrollRestorationOfPage(): ScrollRestoration {
  return setAside?.scrollRestoration ?? history.scrollRestoration;
}

/** The history entry of an open panel (docs/product/listing.md#advanced-panel). */
export class PanelEntry {
  readonly #page: PageUnder;
  readonly #show: (isShown: boolean) => void;
  /** Identifies this panel, because another listing on the page has its own. */
  readonly #id = Math.random();
  #isOpen = false;
  #isOnEntry = false;
  #under: Under & { url: string } = { url: "", state: null, scrollRestoration: "auto" };
  /** The mark of an entry that has lost its panel, while that entry is being left. */
  #leaving: unknown;

  constructor(page: PageUnder, show: (isShown: boolean) => void) {
    this.#page = page;
    this.#show = show;
  }

  watch(): () => void {
    marks.add(this.#id);
    const stop = followHistory("panel", this.#follow);
    document.addEventListener("click", this.#followLink, true);
    this.#leaveAlone();
    return () => {
      stop();
      document.removeEventListener("click", this.#followLink, true);
      marks.delete(this.#id);
      if (this.#isOnEntry) setAside = null;
    };
  }

  open(): void {
    afterLeaving(() => this.#openOnEntry());
  }

  #openOnEntry(): void {
    if (this.#isOpen) return;
    this.#become(true);
    if (this.#isOnEntry) return;
    this.#leaveUnder();
    try {
      const { [STEPS]: steps } = Object(this.#under.state);
      // A reload starts on this entry, and a wizard on the page must find its step there.
      history.pushState(this.#mark(steps ? { [STEPS]: steps } : {}), "");
      this.#isOnEntry = true;
    } catch {
      // Safari refuses more than a hundred entries in half a minute; the panel still opens.
      this.#returnUnder();
    }
  }

  /** Closes the panel by any means other than Back. */
  close(): void {
    if (!this.#isOpen) return;
    this.#become(false);
    if (this.#isOnEntry) leaveEntry();
  }

  #become(isOpen: boolean): void {
    this.#isOpen = isOpen;
    this.#show(isOpen);
  }

  #mark(state: object): object {
    const { state: under, scrollRestoration } = this.#under;
    return {
      ...state,
      [MARK]: this.#id,
      [UNDER]: { state: under, scrollRestoration } satisfies Under,
    };
  }

  /** Leaves the current entry if a reload or a router has removed its panel. */
  #leaveAlone(): boolean {
    const { [MARK]: mark, [UNDER]: under } = Object(history.state) as {
      [MARK]?: unknown;
      [UNDER]?: Under;
    };
    if (mark === undefined || !under || marks.has(mark)) return false;
    marks.add(mark);
    this.#under = { ...under, url: location.href };
    this.#leaving = mark;
    leaveEntry();
    return true;
  }

  #leaveUnder(): void {
    this.#under = {
      url: location.href,
      state: history.state,
      scrollRestoration: scrollRestorationOfPage(),
    };
    setAside = this.#under;
    history.replaceState(null, "");
    // Going back must not scroll.
    history.scrollRestoration = "manual";
  }

  #returnUnder(): void {
    const under = this.#under;
    // A state that has already been put back belongs to the page again, and may have changed.
    if (history.state === null) history.replaceState(under.state, "");
    this.#page.write();
    // This is deferred, because the browser would otherwise go to the URL's fragment and move the
    // focus.
    setTimeout(() => {
      const isOpenAgain = setAside !== null && setAside !== under;
      if (isOpenAgain) return;
      setAside = null;
      history.scrollRestoration = under.scrollRestoration;
    });
  }

  /** The page behind an open panel is inert, so the link must be in the panel. */
  readonly #followLink = (event: MouseEvent): void => {
    const isLink = event.target instanceof Element && event.target.closest("a[href]") !== null;
    const isElsewhere =
      event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!this.#isOpen || !this.#isOnEntry || !isLink || isElsewhere) return;
    history.replaceState(this.#mark(Object(this.#under.state)), "");
  };

  /** Returns true if the visitor came to the panel's entry or to the one underneath. */
  readonly #follow = (state: unknown): boolean => {
    if (this.#leaving !== undefined) {
      marks.delete(this.#leaving);
      this.#leaving = undefined;
      this.#returnUnder();
      return true;
    }
    if (this.#leaveAlone()) return true;
    const isForward = Object(state)[MARK] === this.#id;
    const isBack = this.#isOnEntry && location.href === this.#under.url;
    this.#isOnEntry = isForward;
    if (isForward) {
      setAside = this.#under;
      this.#page.write();
      // If filters changed between Back and Forward, so did the page's URL.
      this.#under.url = location.href;
    }
    if (isBack) this.#returnUnder();
    const isOwn = isForward || isBack;
    // A new hash doesn't affect the panel.
    if (isOwn || (this.#isOpen && !this.#page.isWritten())) this.#become(isForward);
    return isOwn;
  };
}
