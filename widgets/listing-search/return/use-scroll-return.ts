/**
 * Brings a visitor back to the same place in the listing (docs/product/listing.md#coming-back):
 * keeps the listing's content when the page is left, and restores the scroll position on return.
 */
import { type RefObject, useEffect, useLayoutEffect } from "react";
import type { FoundImoveis } from "#api/imoveis-answer.ts";
import { scrollRestorationOfPage } from "#history/panel-entry.ts";
import { CLEARED } from "#memory/is-kept.ts";
import type { HostBridge } from "#runtime/define-widget.ts";
import { type Answer, keepAnswer, type ScrollPosition } from "./kept-answers.ts";
import { readScroll, restoreScroll } from "./restore-scroll.ts";

/**
 * What is kept of a listing: its results, or `null` while they don't answer its current search.
 * They are `isOfPage` if the page data has them.
 */
type Keeping = { toKeep(): (Answer & { isOfPage: boolean }) | null };

/**
 * Keeps the listing's results and scroll position when the page is left, and restores the position.
 * @param element the widget's outermost element, which contains the cards
 */
export function useScrollReturn(
  element: RefObject<HTMLDivElement | null>,
  listing: Keeping,
  scroll: ScrollPosition | undefined,
  bridge: HostBridge,
): void {
  useLayoutEffect(() => {
    if (scroll) restoreScroll(scroll, gridIn(element.current));
  }, [element, scroll]);

  useEffect(() => {
    let isOurs = false;
    let before = history.scrollRestoration;
    /** The results that were on screen when the visitor cleared everything. */
    let cleared: FoundImoveis | undefined;
    function toKeep() {
      const shown = listing.toKeep();
      return shown?.found === cleared ? null : shown;
    }
    const forget = () => {
      cleared = listing.toKeep()?.found;
    };
    function keep() {
      if (!element.current?.isConnected) return;
      const shown = toKeep();
      const scroll = shown && { ...readScroll(gridIn(element.current)), isOurs };
      keepAnswer(bridge.position, scroll && { ...shown, scroll });
    }
    function leave() {
      // A page that contains its results has its full height before the browser scrolls.
      const shown = toKeep();
      isOurs = Boolean(
        shown && !shown.isOfPage && bridge.position === 0 && scrollRestorationOfPage() === "auto",
      );
      before = history.scrollRestoration;
      if (isOurs) history.scrollRestoration = "manual";
      keep();
    }
    function comeBack() {
      if (isOurs) history.scrollRestoration = before;
      isOurs = false;
    }
    // A phone may end a hidden page without a `pagehide` event.
    const keepHidden = () => document.visibilityState === "hidden" && keep();
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener("pagehide", leave, { signal });
    addEventListener("pageshow", comeBack, { signal });
    document.addEventListener("visibilitychange", keepHidden, { signal });
    document.addEventListener(CLEARED, forget, { signal });
    return () => stop.abort();
  }, [element, listing, bridge]);
}

function gridIn(element: Element | null): Element | null {
  return element?.querySelector(".imo-grid") ?? null;
}
