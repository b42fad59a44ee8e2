/**
 * A listing in the grid (docs/look.md#card): photo, price first, title, place, facts. The photo leads to the link that
 * the agency gave it, the text half to the path made of its title (docs/product/cards.md#links). Pages hold many cards,
 * so that every element counts: icons are drawn by the style sheet, and the list hears the events of all its cards.
 */
import { memo } from "react";
import type { Imovel } from "#api/imovel.ts";
import { formatPrice, isMonthly } from "#domain/format/price.ts";
import { toLinkPath, toListingPath } from "#domain/format/slug.ts";
import { formatAdvert, formatType } from "#domain/listing/advert.ts";
import { type FactKey, formatAddress, formatShortAddress, listFacts, listPhotos } from "#domain/listing/listing.ts";
import { Energy } from "./Energy.tsx";
import { PhotoStrip } from "./PhotoStrip.tsx";
import type { Strip } from "./use-strips.ts";
import "./card-icons.css";
import "./listing-card.css";

type Props = {
  /** The listing as the call checked it. */
  listing: Imovel;
  /** `""` or a folder: put before both links. */
  siteBase: string;
  /** Where its photos stand. */
  strip: Strip;
  /** Whether it is a favourite; `undefined` for a card without a heart. */
  isFavourite: boolean | undefined;
  /** Whether the visitor has opened it before. */
  isSeen: boolean;
};

/** One list item of the grid; rendered anew only when one of its own props changes. */
export const ListingCard = memo(function ListingCard({ listing, siteBase, strip, isFavourite, isSeen }: Props) {
  const title = listing.titulo || listing.tipoImovel || "Imóvel";
  const type = formatType(listing);
  const advert = formatAdvert(listing);
  const titleHref = toListingPath(listing, siteBase) ?? undefined;
  return (
    <li className="imo-listing">
      <PhotoStrip
        title={title}
        tag={listing.tipoNegocio}
        href={toLinkPath(listing.link, siteBase) ?? titleHref}
        photos={listPhotos(listing.fotos)}
        strip={strip}
        isSeen={isSeen}
      />
      {isFavourite !== undefined && (
        <button
          type="button"
          className="imo-heart"
          aria-pressed={isFavourite}
          aria-label={`Favorito: ${title}`}
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
          <a className="imo-listing__link" href={titleHref}>
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

/** Screen readers get the whole of an address that is cut for eyes (docs/product/cards.md#address). */
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

/** What the icon says to eyes, where the words alone do not. */
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
