import CircleAlert from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";
import type { Imovel } from "#api/imovel.ts";
import { formatPrice, isMonthly } from "#domain/format/price.ts";
import { formatAddress } from "#domain/listing/listing.ts";
import { onePress } from "#ui/one-press.ts";
import { Energy } from "../results/Energy.tsx";
import { Cover } from "../results/Photo.tsx";

type Props = {
  listing: Imovel;
  href: string | undefined;
  isGone: boolean;
  /** True if the listing was removed; its row stays until the panel closes. */
  isLetGo: boolean;
  /** A list that was sent to the visitor has no hearts. */
  onToggle: (() => void) | undefined;
  children?: ReactNode;
};

/** One listing in the view of favourites (docs/look.md#view-of-favourites). */
export function FavouriteRow({ listing, href, isGone, isLetGo, onToggle, children }: Props) {
  const title = listing.titulo || listing.tipoImovel || "Imóvel";
  const address = formatAddress(listing);
  return (
    <li className={isLetGo ? "imo-kept__row imo-kept__row--let-go" : "imo-kept__row"}>
      <Cover listing={listing} className="imo-kept__photo" />
      <div className="imo-kept__text">
        <div className="imo-kept__top">
          <p className="imo-kept__price">{formatPrice(listing.preco) + (isMonthly(listing) ? "/mês" : "")}</p>
          <Energy certificado={listing.certificado} />
        </div>
        <a className="imo-kept__link" href={href}>
          {title}
        </a>
        {address && <p className="imo-kept__address">{address}</p>}
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
          aria-pressed={!isLetGo}
          aria-label={`Favorito: ${title}`}
          {...onePress(onToggle)}
        ></button>
      )}
    </li>
  );
}
