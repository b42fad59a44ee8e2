/**
 * Prepares the listing for print (docs/look.md#print): absolute URLs, which also work outside the page, and the date of the
 * search. The tab's title holds the search (docs/product/memory.md#tab-title).
 */
import { type RefObject, useEffect } from "react";
import { formatDay } from "#domain/format/format-day.ts";

/** @param element the element that contains the cards */
export function usePrint(element: RefObject<Element | null>): void {
  useEffect(() => {
    function writeUrls() {
      for (const link of element.current?.querySelectorAll<HTMLAnchorElement>(".imo-listing__link") ?? []) {
        link.dataset.url = link.href;
      }
      const head = element.current?.querySelector<HTMLElement>(".imo-results__head");
      if (head) head.dataset.printed = `${document.title} · ${formatDay(new Date())}`;
    }
    addEventListener("beforeprint", writeUrls);
    return () => removeEventListener("beforeprint", writeUrls);
  }, [element]);
}
