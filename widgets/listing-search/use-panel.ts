/**
 * When a side panel is open (docs/product/listing.md#advanced-panel). On a phone an open panel is a page to its visitor, so it
 * has a history entry of its own: Back closes it, Forward opens it again, and every other way of closing it takes the
 * entry back, so that the next Back is the page's. What the filters did to the query string meanwhile is written to the
 * entry under it.
 */
import { useCallback, useEffect, useRef, useState } from "react";
import type { ListingStore } from "./listing-store.ts";

/** In the state of the panel's entry, beside all that the page keeps there. */
const MARK = "imoPanel";
/** Beside it, what the entry under it was: a reload leaves nothing else of that. */
const UNDER = "imoUnder";

/** The marks of the panels that this page has; another one was left by a reload. */
const marks = new Set<unknown>();

type Under = { state: unknown; scrollRestoration: ScrollRestoration };

/** @param store whose history the open panel has an entry in */
export function usePanel(store: ListingStore): { isOpen: boolean; openPanel: () => void; closePanel: () => void } {
  const [isOpen, setOpen] = useState(false);
  const entry = useRef<PanelEntry>(null);
  entry.current ??= new PanelEntry(store, setOpen);
  const { current } = entry;
  useEffect(() => current.watch(), [current]);
  const openPanel = useCallback(() => current.open(), [current]);
  const closePanel = useCallback(() => current.close(), [current]);
  return { isOpen, openPanel, closePanel };
}

/**
 * The panel's place in the history. Whatever router the page has hears of these two entries too, and would load what their
 * state says; so the page's own state waits here as long as the panel is open, and they carry none of it.
 */
class PanelEntry {
  readonly #store: ListingStore;
  readonly #show: (isShown: boolean) => void;
  /** By which an entry of this panel is known: another listing on the page has its own. */
  readonly #id = Math.random();
  #isOpen = false;
  #isOnEntry = false;
  /** The entry under the panel's. */
  #under: Under & { url: string } = { url: "", state: null, scrollRestoration: "auto" };
  /** Whether an entry that a reload left without its panel is being left. */
  #isLeaving = false;

  constructor(store: ListingStore, show: (isShown: boolean) => void) {
    this.#store = store;
    this.#show = show;
    marks.add(this.#id);
  }

  watch(): () => void {
    const stop = this.#store.beforeHistory(this.#follow);
    this.#leaveAfterReload();
    return stop;
  }

  open(): void {
    if (this.#isOpen) return;
    this.#become(true);
    if (this.#isOnEntry) return;
    this.#leaveUnder();
    try {
      const { state, scrollRestoration } = this.#under;
      history.pushState({ [MARK]: this.#id, [UNDER]: { state, scrollRestoration } satisfies Under }, "");
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

  /** A page that begins on the entry of a panel was reloaded under it, or come back to: the panel is gone, so the entry goes. */
  #leaveAfterReload(): void {
    const { [MARK]: mark, [UNDER]: under } = (history.state ?? {}) as { [MARK]?: unknown; [UNDER]?: Under };
    if (mark === undefined || !under || marks.has(mark)) return;
    marks.add(mark);
    this.#under = { ...under, url: location.href };
    this.#isLeaving = true;
    history.back();
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
    if (this.#isLeaving) {
      this.#isLeaving = false;
      this.#returnUnder();
      return true;
    }
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
