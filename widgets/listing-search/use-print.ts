/**
 * What paper needs and a screen does not (docs/look.md#print): URLs that lead somewhere without the page around them, and which
 * search of which day it is. The tab's title says the search (docs/product/memory.md#tab-title).
 */
import { type RefObject, useEffect } from "react";
import { formatDay } from "#domain/format/format-day.ts";

/** @param element what the cards are in */
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
