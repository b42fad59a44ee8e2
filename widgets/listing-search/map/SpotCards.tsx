import X from "lucide-react/icons/x";
import { useEffect, useRef } from "react";
import { searchImoveis, searchRequest } from "#api/imoveis.ts";
import type { Imovel } from "#api/imovel.ts";
import { formatListingCount } from "#domain/format/format-listing-count.ts";
import { isSameId } from "#domain/search/criteria.ts";
import type { ListingCards } from "../card/ListingCards.tsx";
import type { Listing } from "../search/listing-context.tsx";
import { AreaButton } from "./AreaButton.tsx";
import { areaAround, toSearched } from "./areas.ts";
import { IconButton } from "./IconButton.tsx";
import type { Spot } from "./point-map.ts";
import { useCall } from "./use-call.tsx";

/** A margin of about a metre, in degrees: a server may store more decimals than it sends. */
const METRE = 0.000_01;

type Props = {
  listing: Listing;
  Cards: typeof ListingCards;
  spot: Spot;
  onClose: () => void;
};

/** The card of a pressed listing, or the first page of cards of the listings on one spot. */
export function SpotCards({ listing: { store, settings }, Cards, spot, onClose }: Props) {
  const zona = toSearched(areaAround(spot, METRE));
  const [pressed, ...others] = spot;
  const isOne = others.length === 0;
  const { answer, notice } = useCall({
    settings,
    requestKey: "",
    async send(call) {
      const { search, shown } = store.getState();
      const known = shown?.found.listings.filter(isPressed) ?? [];
      if (isOne && known.length > 0) return known;
      const request = searchRequest({ ...search.criteria, zona }, 1);
      const { listings } = await searchImoveis(request, call);
      return isOne ? listings.filter(isPressed) : listings;
    },
  });
  function isPressed({ id }: Imovel) {
    return id !== null && isSameId(id, pressed.id);
  }
  const region = useRef<HTMLElement>(null);
  useEffect(() => region.current?.focus({ preventScroll: true }), []);
  const name = isOne ? "Imóvel escolhido" : `${formatListingCount(spot.length)} neste local`;
  return (
    <section ref={region} className="imo-map__cards" tabIndex={-1} aria-label={name}>
      <div className="imo-map__bar">
        <p className="imo-small">{name}</p>
        <IconButton name="Fechar" icon={X} onClick={onClose} />
      </div>
      {answer && <Cards listings={answer} />}
      {answer?.length === 0 && <p>Este imóvel já não está disponível.</p>}
      {notice}
      {!isOne && <AreaButton text="Procurar neste local" store={store} getArea={() => zona} />}
    </section>
  );
}
