/**
 * When the panel is open (docs/product/listing.md#advanced-panel). On a phone an open panel is a page to its visitor, so it
 * has a history entry of its own: Back closes it, Forward opens it again, and every other way of closing it takes the
 * entry back, so that the next Back is the page's. What the filters did to the query string meanwhile is written to the
 * entry under it.
 */
import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { SearchStore } from "./search-store.ts";

/** In the state of the panel's entry, beside all that the page keeps there. */
const MARK = "imoPanel";

/** The panel is rendered when its button is approached, so that the click has only to show it. */
export function usePanel(store: SearchStore) {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const show = useCallback((isShown: boolean) => {
    if (isShown) setWanted(true);
    setOpen(isShown);
  }, []);
  const entry = useRef<PanelEntry>(null);
  entry.current ??= new PanelEntry(store, show);
  const { current } = entry;
  useEffect(() => current.watch(), [current]);

  return {
    panel: { isOpen, isWanted },
    preparePanel: useCallback(() => startTransition(() => setWanted(true)), []),
    openPanel: useCallback(() => current.open(), [current]),
    closePanel: useCallback(() => current.close(), [current]),
  };
}

/**
 * The panel's place in the history. Whatever router the page has hears of these two entries too, and would load what their
 * state says; so the page's own state waits here as long as the panel is open, and they carry none of it.
 */
class PanelEntry {
  readonly #store: SearchStore;
  readonly #show: (isShown: boolean) => void;
  /** By which an entry of this panel is known: another listing on the page has its own. */
  readonly #id = Math.random();
  #isOpen = false;
  #isOnEntry = false;
  /** The entry under the panel's. */
  #under = { url: "", state: null as unknown, scrollRestoration: "auto" as ScrollRestoration };

  constructor(store: SearchStore, show: (isShown: boolean) => void) {
    this.#store = store;
    this.#show = show;
  }

  watch(): () => void {
    return this.#store.beforeHistory(this.#follow);
  }

  open(): void {
    if (this.#isOpen) return;
    this.#become(true);
    if (this.#isOnEntry) return;
    this.#leaveUnder();
    try {
      history.pushState({ [MARK]: this.#id }, "");
      this.#isOnEntry = true;
    } catch {
      // Safari refuses more than a hundred entries in half a minute; the panel opens all the same.
      this.#returnUnder();
    }
  }

  close(): void {
    if (!this.#isOpen) return;
    this.#become(false);
    if (this.#isOnEntry) history.back();
  }

  #become(isOpen: boolean): void {
    this.#isOpen = isOpen;
    this.#show(isOpen);
  }

  #leaveUnder(): void {
    const { state, scrollRestoration } = history;
    this.#under = { url: location.href, state, scrollRestoration };
    history.replaceState(null, "");
    // The way back is no way up or down the page.
    history.scrollRestoration = "manual";
  }

  #returnUnder(): void {
    history.scrollRestoration = this.#under.scrollRestoration;
    history.replaceState(this.#under.state, "");
    this.#store.write();
  }

  /** @returns whether the entry that the visitor came to is one of these two */
  readonly #follow = (state: unknown): boolean => {
    const isForward = (state as Record<string, unknown> | null)?.[MARK] === this.#id;
    const isBack = this.#isOnEntry && location.href === this.#under.url;
    this.#isOnEntry = isForward;
    if (isForward) this.#store.write();
    // Filters that changed between Back and Forward changed its URL.
    if (isForward) this.#under.url = location.href;
    if (isBack) this.#returnUnder();
    const isOwn = isForward || isBack;
    // A new hash leaves the panel where it is.
    if (isOwn || (this.#isOpen && !this.#store.isWritten())) this.#become(isForward);
    return isOwn;
  };
}
