/** Lets listings' pages open at once (`opening.ts`), where the page has that switched on. */
import { type RefObject, useEffect } from "react";
import { hasFeature } from "#domain/listing/features.ts";

/**
 * @param element what the cards are in
 * @param openFast starts it, once its code has come with the first sign of interest
 * @param funcoes what the page has switched on
 */
export function useOpening(
  element: RefObject<Element | null>,
  openFast: ((element: Element) => () => void) | undefined,
  funcoes: readonly string[] | undefined,
): void {
  const isOn = hasFeature(funcoes, "abertura");
  useEffect(() => {
    if (!isOn || !openFast || !element.current) return;
    return openFast(element.current);
  }, [isOn, openFast, element]);
}
