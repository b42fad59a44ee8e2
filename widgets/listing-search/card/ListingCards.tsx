/**
 * The grid of cards (docs/look.md#card, docs/product/cards.md#links). Icons are drawn by the style
 * sheet, to save elements.
 */
import { type MouseEvent, memo, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Imovel } from "#api/imovel.ts";
import { formatPrice, isMonthly } from "#domain/format/price.ts";
import { toLinkPath, toListingPath } from "#domain/format/slug.ts";
import { formatAdvert, formatType } from "#domain/listing/advert.ts";
import {
  type FactKey,
  formatAddress,
  formatShortAddress,
  listFacts,
  listPhotos,
  toTitle,
} from "#domain/listing/listing.ts";
import { useMarks } from "../marks/use-marks.ts";
import { useListing } from "../search/listing-context.tsx";
import { Energy } from "./Energy.tsx";
import { PhotoStrip } from "./PhotoStrip.tsx";
import "./card-icons.css";
import "./listing-card.css";

type GridProps = {
  listings: readonly Imovel[];
  /**
   * True while other listings load: the cards look like skeletons, can't be reached and aren't read
   * out.
   */
  isWaiting?: boolean;
};

/**
 * Set once the pointer moves; hover styles need it. Otherwise every card that scrolls past a
 * resting pointer would light up.
 */
const POINTED = "data-pointed";

/**
 * Keeps the cards during a search, because replacing them with skeletons would be the most
 * expensive part of a click.
 */
export function ListingCards({ listings, isWaiting = false }: GridProps) {
  const { siteBase } = useListing();
  const { marksOf, toggle, open } = useMarks();
  const [announced, announce] = useState("");
  const on = useMemo(() => ({ toggle, open, announce }), [toggle, open]);
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new listings reuse the elements of the old ones
  useLayoutEffect(() => {
    list.current?.removeAttribute(POINTED);
    announce("");
  }, [listings]);

  return (
    <>
      <ul
        ref={list}
        className={isWaiting ? "imo-grid imo-grid--waiting" : "imo-grid"}
        aria-hidden={isWaiting || undefined}
        // `pointerover` would also fire when only the page moves.
        onPointerMove={() => list.current?.toggleAttribute(POINTED, true)}
      >
        {listings.map((listing, position) => (
          <ListingCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a page's cards reuse the elements of the previous page
            key={position}
            listing={listing}
            siteBase={siteBase}
            {...marksOf(listing)}
            on={on}
          />
        ))}
      </ul>
      <p className="imo-hidden" role="status">
        {announced}
      </p>
    </>
  );
}

type CardProps = {
  listing: Imovel;
  siteBase: string;
  /** `undefined` for a card without a heart. */
  isFavourite: boolean | undefined;
  isSeen: boolean;
  /** The functions must be the same ones in every render. */
  on: Record<"toggle" | "open", (listing: Imovel) => void> & { announce: (text: string) => void };
};

/** One card, which rerenders only when one of its own props changes. */
export const ListingCard = memo(function ListingCard({
  listing,
  siteBase,
  isFavourite,
  isSeen,
  on,
}: CardProps) {
  const title = toTitle(listing);
  const type = formatType(listing);
  const advert = formatAdvert(listing);
  const photos = listPhotos(listing.fotos);
  const titleHref = toListingPath(listing, siteBase) ?? undefined;
  const photoHref = toLinkPath(listing.link, siteBase) ?? titleHref;
  const visit = {
    onClick: () => on.open(listing),
    onAuxClick: ({ button }: MouseEvent) => button === 1 && on.open(listing),
  };
  return (
    <li className="imo-listing">
      <PhotoStrip
        photos={photos}
        tag={listing.tipoNegocio}
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

/**
 * The address is shortened on screen and in full for screen readers
 * (docs/product/cards.md#address).
 */
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

/** Spoken instead of the icon, where the fact's own words don't suffice. */
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
