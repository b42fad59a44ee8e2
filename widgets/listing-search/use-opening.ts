/** Lets listings' pages open at once (`opening.ts`), from the first sign of interest on, where the page has that switched on. */
import { type RefObject, useCallback, useContext, useEffect, useRef } from "react";
import { hasFeature } from "#domain/features.ts";
import { loadLater } from "#load-later.ts";
import { LoadFailure } from "#ui/load-failure.ts";

/**
 * @param element what the cards are in
 * @param funcoes what the page has switched on
 * @returns to be called when the visitor is near
 */
export function useOpening(element: RefObject<Element | null>, funcoes: readonly string[] | undefined): () => void {
  const isOn = hasFeature(funcoes, "abertura");
  const onFailure = useContext(LoadFailure);
  const end = useRef<(() => void) | "loading" | undefined>(undefined);
  useEffect(() => {
    if (!isOn) return;
    return () => {
      if (typeof end.current === "function") end.current();
      end.current = undefined;
    };
  }, [isOn]);
  return useCallback(() => {
    if (!isOn || end.current) return;
    end.current = "loading";
    loadLater("opening", () => import("./opening.ts")).then(({ openFast }) => {
      // The listing may have left the page meanwhile.
      if (end.current === "loading" && element.current?.isConnected) end.current = openFast(element.current);
    }, onFailure);
  }, [isOn, element, onFailure]);
}
