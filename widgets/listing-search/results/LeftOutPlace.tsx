/**
 * Says that a place which was typed on the home page is none that anybody knows, so that the list goes without it
 * (docs/product/places.md#typed-places).
 */
import MapPin from "lucide-react/icons/map-pin";
import { useLayoutEffect, useState } from "react";
import { formatNotFound } from "#domain/places/not-found.ts";
import { takeLeftOutPlace } from "#memory/left-out-place.ts";

type Props = {
  /** The places that are searched for. */
  chosen: readonly string[];
  /** Whether this listing is the one that the home page's search leads to. */
  isFirst: boolean;
};

/** The note, until the visitor searches for other places. */
export function LeftOutPlace({ chosen, isFirst }: Props) {
  const places = chosen.join(",");
  const [leftOut, setLeftOut] = useState<{ text: string; places: string } | null>(null);
  const [take] = useState(() => () => {
    const text = isFirst ? takeLeftOutPlace() : null;
    if (text !== null) setLeftOut({ text, places });
  });
  // A server could not know of it: after the first render, and before it is painted.
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
