import { type RefObject, useEffect } from "react";
import { formatDay } from "#domain/format/format-day.ts";

/** Prepares the listing for printing: absolute URLs and the search's date (docs/look.md#print). */
export function usePrint(element: RefObject<Element | null>): void {
  useEffect(() => {
    function writeUrls() {
      for (const link of element.current?.querySelectorAll<HTMLAnchorElement>(
        ".imo-listing__link",
      ) ?? []) {
        link.dataset.url = link.href;
      }
      const head = element.current?.querySelector<HTMLElement>(".imo-results__head");
      if (head) head.dataset.printed = `${document.title} · ${formatDay(new Date())}`;
    }
    addEventListener("beforeprint", writeUrls);
    return () => removeEventListener("beforeprint", writeUrls);
  }, [element]);
}
