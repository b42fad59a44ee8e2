/**
 * The way back to where the visitor was (docs/product/listing.md#coming-back): keeps what the listing shows when the page is
 * left, and goes to the place of what was kept.
 */
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { HostBridge } from "#runtime/define-widget.ts";
import { keepAnswer, readPlace } from "./keep-answer.ts";
import { returnToPlace } from "./return-to-place.ts";
import type { useResults } from "./use-results.ts";

/** @returns goes on the widget's outermost element, which the cards are looked for in */
export function useWayBack(
  results: ReturnType<typeof useResults>,
  bridge: HostBridge,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const place = results.shown?.place;
  useLayoutEffect(() => {
    if (place) returnToPlace(place, gridIn(element.current));
  }, [place]);

  const toKeep = useRef(results.toKeep);
  useEffect(() => {
    let isOurs = false;
    function keep() {
      const host = element.current?.closest("[data-imo-widget]");
      const shown = toKeep.current();
      if (!host) return;
      const place = shown && { ...readPlace(host, gridIn(element.current)), isOurs };
      keepAnswer(bridge.position, place && { ...shown, place });
    }
    function leave() {
      // A page that comes with its results is as high as it was before the browser goes to the place.
      const shown = toKeep.current();
      isOurs = Boolean(shown && !shown.isOfPage && bridge.position === 0 && history.scrollRestoration === "auto");
      if (isOurs) history.scrollRestoration = "manual";
      keep();
    }
    function comeBack() {
      if (isOurs) history.scrollRestoration = "auto";
      isOurs = false;
    }
    // A phone may end a page that is out of sight without a `pagehide`.
    const keepHidden = () => document.visibilityState === "hidden" && keep();
    addEventListener("pagehide", leave);
    addEventListener("pageshow", comeBack);
    document.addEventListener("visibilitychange", keepHidden);
    return () => {
      removeEventListener("pagehide", leave);
      removeEventListener("pageshow", comeBack);
      document.removeEventListener("visibilitychange", keepHidden);
    };
  }, [bridge]);
  return element;
}

function gridIn(element: Element | null): Element | null {
  return element?.querySelector(".imo-grid") ?? null;
}
