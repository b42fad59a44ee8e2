import { useEffect, useRef } from "react";
import type { FoundPoints } from "#api/mapa.ts";
import type { Area } from "#domain/search/area.ts";
import { useListing } from "../search/listing-context.tsx";
import { PointMap, type PointMapOptions } from "./point-map.ts";

/**
 * Returns the map on the element of `ground`, which shows the answer's points and marks that of a
 * card under the pointer or with the focus.
 * @param options must stay the same
 */
export function usePointMap(
  options: PointMapOptions,
  answer: (FoundPoints & { readonly zona: Area | null }) | null,
) {
  const { store, heading } = useListing();
  const ground = useRef<HTMLDivElement>(null);
  const map = useRef<PointMap>(null);
  useEffect(() => {
    const made = new PointMap(ground.current as HTMLElement, options);
    map.current = made;
    return () => made.remove();
  }, [options]);
  useEffect(() => {
    if (answer) map.current?.show(answer.points, answer.zona);
  }, [answer]);
  useEffect(() => {
    const listing = heading.current?.closest(".imo-search");
    function mark({ target }: Event) {
      const card = (target as Element).closest(".imo-results .imo-listing");
      const position = card ? [...(card.parentElement?.children ?? [])].indexOf(card) : -1;
      map.current?.mark(store.getState().shown?.found.listings[position]?.id ?? null);
    }
    listing?.addEventListener("pointerover", mark);
    listing?.addEventListener("focusin", mark);
    return () => {
      listing?.removeEventListener("pointerover", mark);
      listing?.removeEventListener("focusin", mark);
    };
  }, [store, heading]);
  return { ground, map };
}
