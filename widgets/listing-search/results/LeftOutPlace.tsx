import MapPin from "lucide-react/icons/map-pin";
import { useLayoutEffect, useState } from "react";
import { formatNotFound } from "#domain/places/not-found.ts";
import { takeLeftOutPlace } from "#memory/left-out-place.ts";

type Props = {
  chosen: readonly string[];
  /** True for the listing that the home page's search leads to. */
  isFirst: boolean;
};

/** Notes that a place typed on the home page is unknown (docs/product/places.md#typed-places). */
export function LeftOutPlace({ chosen, isFirst }: Props) {
  const places = chosen.join(",");
  const [leftOut, setLeftOut] = useState<{ text: string; places: string } | null>(null);
  const [take] = useState(() => () => {
    const text = isFirst ? takeLeftOutPlace() : null;
    if (text !== null) setLeftOut({ text, places });
  });
  // The server does not know the place, so the first render has none.
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
