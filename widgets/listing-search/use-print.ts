/** What paper needs and a screen does not (docs/look.md#print): URLs that lead somewhere without the page around them. */
import { type RefObject, useEffect } from "react";

/** @param element what the cards are in */
export function usePrint(element: RefObject<Element | null>): void {
  useEffect(() => {
    function writeUrls() {
      for (const link of element.current?.querySelectorAll<HTMLAnchorElement>(".imo-listing__link") ?? []) {
        link.dataset.url = link.href;
      }
    }
    addEventListener("beforeprint", writeUrls);
    return () => removeEventListener("beforeprint", writeUrls);
  }, [element]);
}
