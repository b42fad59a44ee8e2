import X from "lucide-react/icons/x";
import { useEffect, useRef } from "react";
import { searchImoveis, searchRequest } from "#api/imoveis.ts";
import { formatListingCount } from "#domain/format/format-listing-count.ts";
import { isSameId } from "#domain/search/criteria.ts";
import { ListingCards } from "../card/ListingCards.tsx";
import { useSearch } from "../search/listing-context.tsx";
import { AreaButton } from "./AreaButton.tsx";
import { areaAround, toSearched } from "./areas.ts";
import { IconButton } from "./IconButton.tsx";
import type { Spot } from "./point-map.ts";
import { useCall } from "./use-call.tsx";

/** About a metre, in degrees: a server may know more decimals than it sends. */
const METRE = 0.000_01;

/** The card of a pressed listing, or the first page of those on one spot. */
export function SpotCards({ spot, onClose }: { spot: Spot; onClose: () => void }) {
  const { criteria, results } = useSearch();
  const zona = toSearched(areaAround(spot, METRE));
  const [pressed, ...others] = spot;
  const isOne = others.length === 0;
  const { answer, notice } = useCall("", async (settings) => {
    const shown = results.shown?.found.listings ?? [];
    const isPressed = ({ id }: (typeof shown)[number]) => id !== null && isSameId(id, pressed.id);
    if (isOne && shown.some(isPressed)) return shown.filter(isPressed);
    const { listings } = await searchImoveis(searchRequest({ ...criteria, zona }, 1), settings);
    return isOne ? listings.filter(isPressed) : listings;
  });
  const region = useRef<HTMLElement>(null);
  useEffect(() => region.current?.focus({ preventScroll: true }), []);
  const name = isOne ? "Imóvel escolhido" : `${formatListingCount(spot.length)} neste local`;
  return (
    <section ref={region} className="imo-map__cards" tabIndex={-1} aria-label={name}>
      <div className="imo-map__bar">
        <p className="imo-small">{name}</p>
        <IconButton name="Fechar" icon={X} onClick={onClose} />
      </div>
      {answer && <ListingCards listings={answer} />}
      {answer?.length === 0 && <p>Este imóvel já não está disponível.</p>}
      {notice}
      {!isOne && <AreaButton text="Procurar neste local" getArea={() => zona} />}
    </section>
  );
}
