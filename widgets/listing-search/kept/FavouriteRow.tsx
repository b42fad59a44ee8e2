import CircleAlert from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";
import type { Imovel } from "#api/imovel.ts";
import { formatWholePrice } from "#domain/format/price.ts";
import { toPagePath } from "#domain/format/slug.ts";
import { formatAddress, toTitle } from "#domain/listing/listing.ts";
import { toListingKey } from "#domain/listing/listing-key.ts";
import { Tick } from "#ui/Tick.tsx";
import { Energy } from "../card/Energy.tsx";
import { Cover } from "../card/Photo.tsx";
import { type DatedListing, formatAge } from "../marks/dated-listing.ts";
import { useListing } from "../search/listing-context.tsx";

type Props = {
  listing: DatedListing;
  isGone: boolean;
  /** True once the listing has been removed; its row stays until the panel closes. */
  isRemoved: boolean;
  /** `undefined` in a list that was sent to the visitor, because such a list has no hearts. */
  onToggle: (() => void) | undefined;
  children?: ReactNode;
};

/** One listing among the favourites (docs/look.md#view-of-favourites). */
export function FavouriteRow({ listing, isGone, isRemoved, onToggle, children }: Props) {
  const { siteBase } = useListing();
  const title = toTitle(listing);
  const address = formatAddress(listing);
  const age = formatAge(listing);
  return (
    <li className={isRemoved ? "imo-kept__row imo-kept__row--removed" : "imo-kept__row"}>
      <Cover listing={listing} className="imo-kept__photo" />
      <div className="imo-kept__text">
        <div className="imo-kept__top">
          <p className="imo-kept__price">{formatWholePrice(listing)}</p>
          <Energy certificado={listing.certificado} />
        </div>
        <a className="imo-kept__link" href={toPagePath(listing, siteBase) ?? undefined}>
          {title}
        </a>
        {address && <p className="imo-small">{address}</p>}
        {age && <p className="imo-small">Informação de {age}</p>}
        {isGone && (
          <p className="imo-field__error">
            <CircleAlert className="imo-icon imo-icon--small" />
            <span>Já não está disponível</span>
          </p>
        )}
        {children}
      </div>
      {onToggle && (
        <button
          type="button"
          className="imo-heart"
          aria-pressed={!isRemoved}
          aria-label={`Favorito: ${title}`}
          onClick={onToggle}
        ></button>
      )}
    </li>
  );
}

/** The maximum number of listings that fit side by side. */
export const MOST_COMPARED = 4;

type BoxProps = {
  listing: Imovel;
  chosen: readonly (string | null)[];
  isRemoved: boolean;
  onChoose: (keys: readonly string[]) => void;
};

/** Checkbox that selects a listing for comparison (docs/product/memory.md#comparing). */
export function CompareBox({ listing, chosen, isRemoved, onChoose }: BoxProps) {
  const key = toListingKey(listing);
  const others = chosen.filter((other) => other !== null && other !== key) as string[];
  const isChosen = chosen.includes(key);
  return (
    <label className="imo-kept__choose">
      <Tick
        type="checkbox"
        checked={isChosen}
        disabled={isRemoved || (!isChosen && chosen.length >= MOST_COMPARED)}
        aria-label={`Comparar: ${toTitle(listing)}`}
        onChange={() => onChoose(isChosen || key === null ? others : [...others, key])}
      />
      <span aria-hidden="true">Comparar</span>
    </label>
  );
}
