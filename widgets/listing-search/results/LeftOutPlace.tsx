import MapPin from "lucide-react/icons/map-pin";
import { useLayoutEffect, useState } from "react";
import { formatNotFound } from "#domain/places/not-found.ts";
import { takeLeftOutPlace } from "#memory/left-out-place.ts";
import { useFilters, useListing } from "../search/listing-context.tsx";

/**
 * Tells the visitor that a place typed on the home page is unknown
 * (docs/product/places.md#typed-places).
 */
export function LeftOutPlace() {
  const { bridge } = useListing().settings;
  const places = useFilters().criteria.localizacao.join(",");
  const [leftOut, setLeftOut] = useState<{ text: string; places: string } | null>(null);
  const [take] = useState(() => () => {
    // The home page's search is meant for the first listing on the page.
    const text = bridge.position === 0 ? takeLeftOutPlace() : null;
    if (text !== null) setLeftOut({ text, places });
  });
  // Rendered later, because the server doesn't know the place.
  useLayoutEffect(take, [take]);
  if (leftOut?.places !== places) return null;
  return (
    <p className="imo-search__note" role="status">
      <MapPin className="imo-icon imo-icon--small" />
      <span>
        {formatNotFound(leftOut.text)}: mostramos imóveis{" "}
        {places === "" ? "de todas as localizações." : "das localizações que escolheu."}
      </span>
    </p>
  );
}
