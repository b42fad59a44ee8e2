import { useEffect, useRef, useState } from "react";
import type { FoundPoints } from "#api/mapa.ts";
import type { Area } from "#domain/search/area.ts";
import type { Id } from "#domain/search/criteria.ts";
import type { Listing } from "../search/listing-context.tsx";
import { PointMap, type PointMapOptions } from "./point-map.ts";

type Shown = {
  listing: Listing;
  /** A new object creates a new map. */
  options: PointMapOptions;
  answer: (FoundPoints & { readonly zona: Area | null }) | null;
  /** The listing whose card is on the map. */
  pressed: Id | null;
};

/**
 * Returns a ref for the map's element, and the map once it is drawn on that element. The map shows the
 * answer's points. It marks the point of the card that is hovered or focused, or else the point of
 * the pressed listing.
 */
export function usePointMap({ listing, options, answer, pressed }: Shown) {
  const { store, heading, settings } = listing;
  const { bridge } = settings;
  const ground = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<PointMap | null>(null);
  const [pointed, setPointed] = useState<Id | null>(null);
  useEffect(() => {
    const made = new PointMap(ground.current as HTMLElement, options);
    setMap(made);
    if (!made.hasGround) {
      const expected = "expected the URL of a tile with {z}, {x} and {y}";
      const message = `listing-search: data-mapa ${expected}, got ${options.url}; it is left out.`;
      bridge.report({ code: "page-data", message });
    }
    return () => made.remove();
  }, [options, bridge]);
  useEffect(() => {
    if (answer) map?.show(answer.points, answer.zona);
  }, [map, answer]);
  useEffect(() => map?.mark(pointed ?? pressed), [map, pointed, pressed]);
  useEffect(() => {
    const around = heading.current?.closest(".imo-search");
    function point({ target }: Event) {
      const card = (target as Element).closest(".imo-results .imo-listing");
      const position = card ? [...(card.parentElement?.children ?? [])].indexOf(card) : -1;
      setPointed(store.getState().shown?.found.listings[position]?.id ?? null);
    }
    for (const type of ["pointerover", "focusin"]) around?.addEventListener(type, point);
    return () => {
      for (const type of ["pointerover", "focusin"]) around?.removeEventListener(type, point);
    };
  }, [store, heading]);
  return { ground, map };
}
