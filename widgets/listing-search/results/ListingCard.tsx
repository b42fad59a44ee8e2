/** A listing in the grid (docs/look.md#card, docs/product/cards.md#links). The style sheet draws icons, to save elements. */
import { type KeyboardEvent, type MouseEvent, memo } from "react";
import type { Imovel } from "#api/imovel.ts";
import { formatPrice, isMonthly } from "#domain/format/price.ts";
import { toLinkPath, toListingPath } from "#domain/format/slug.ts";
import { formatAdvert, formatType } from "#domain/listing/advert.ts";
import { type FactKey, formatAddress, formatShortAddress, listFacts } from "#domain/listing/listing.ts";
import { Energy } from "./Energy.tsx";
import { PhotoStrip } from "./PhotoStrip.tsx";
import "./card-icons.css";
import "./listing-card.css";

/** The same functions for every render. */
export type CardHandlers = {
  toggle: (listing: Imovel) => void;
  open: (listing: Imovel) => void;
  announce: (text: string) => void;
};

type Props = {
  listing: Imovel;
  siteBase: string;
  /** `undefined` for a card without a heart. */
  isFavourite: boolean | undefined;
  isSeen: boolean;
  on: CardHandlers;
};

/** One card; rendered again only when one of its own props changes. */
export const ListingCard = memo(function ListingCard({ listing, siteBase, isFavourite, isSeen, on }: Props) {
  const title = listing.titulo || listing.tipoImovel || "Imóvel";
  const type = formatType(listing);
  const advert = formatAdvert(listing);
  const titleHref = toListingPath(listing, siteBase) ?? undefined;
  const photoHref = toLinkPath(listing.link, siteBase) ?? titleHref;
  const visit = {
    onClick: () => on.open(listing),
    onAuxClick: ({ button }: MouseEvent) => button === 1 && on.open(listing),
  };
  return (
    <li className="imo-listing">
      <PhotoStrip
        listing={listing}
        title={title}
        href={photoHref}
        visit={visit}
        isSeen={isSeen}
        announce={on.announce}
      />
      {isFavourite !== undefined && (
        <button
          type="button"
          className="imo-heart"
          aria-pressed={isFavourite}
          aria-label={`Favorito: ${title}`}
          onClick={() => on.toggle(listing)}
          onKeyDown={ignoreRepeats}
        ></button>
      )}
      <div className="imo-listing__body">
        <div className="imo-listing__top">
          <p className="imo-listing__price">
            {formatPrice(listing.preco)}
            {isMonthly(listing) && <span className="imo-listing__per">/mês</span>}
          </p>
          {type && <p className="imo-listing__type">{type}</p>}
          <Energy certificado={listing.certificado} />
        </div>
        <h3 className="imo-listing__title">
          <a className="imo-listing__link" href={titleHref} {...visit}>
            {title}
          </a>
        </h3>
        <Address whole={formatAddress(listing)} short={formatShortAddress(listing)} />
        {advert && <p className="imo-listing__advert">{advert}</p>}
        <Facts listing={listing} />
      </div>
    </li>
  );
});

/** A held Enter would add and remove the listing in turn. */
function ignoreRepeats(event: KeyboardEvent) {
  if (event.repeat) event.preventDefault();
}

/** Shortened on the screen, in full for screen readers (docs/product/cards.md#address). */
function Address({ whole, short }: { whole: string; short: string }) {
  if (!whole) return null;
  return (
    <p className="imo-listing__address" title={whole}>
      {short === whole ? (
        whole
      ) : (
        <>
          <span aria-hidden="true">{short}</span>
          <span className="imo-hidden">{whole}</span>
        </>
      )}
    </p>
  );
}

/** Stand for an icon, where the fact's words do not suffice. */
const spoken: Partial<Record<FactKey, string>> = {
  areaPrivada: "Área privada: ",
  garagem: "Estacionamento: ",
};

function Facts({ listing }: { listing: Imovel }) {
  const present = listFacts(listing);
  if (present.length === 0) return null;
  return (
    <ul className="imo-listing__facts">
      {present.map(({ key, value }) => (
        <li key={key} className="imo-listing__fact" data-fact={key}>
          {spoken[key] && <span className="imo-hidden">{spoken[key]}</span>}
          {value}
        </li>
      ))}
    </ul>
  );
}
