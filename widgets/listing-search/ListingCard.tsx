/**
 * A listing in the grid (docs/look.md#card): photo, price first, title, place, facts. The photo leads to the link that
 * the agency gave it, the text half to the path made of its title (docs/product/cards.md#links).
 */
import {
  Bath,
  BedDouble,
  Car,
  LandPlot,
  Layers,
  type LucideIcon,
  Maximize,
  MoveHorizontal,
  Store,
  TriangleRight,
} from "lucide-react";
import type { Imovel } from "#api/imovel.ts";
import { type FactKey, formatAddress, formatShortAddress, listFacts, listPhotoUrls } from "#domain/listing.ts";
import { formatPrice } from "#domain/price.ts";
import { toLinkPath, toListingPath } from "#domain/slug.ts";
import { PhotoStrip } from "./PhotoStrip.tsx";

type Props = {
  /** The listing as the call checked it. */
  listing: Imovel;
  /** `""` or a folder: put before both links. */
  siteBase: string;
};

/** One list item of the grid. */
export function ListingCard({ listing, siteBase }: Props) {
  const title = listing.titulo || listing.tipoImovel || "Imóvel";
  const titleHref = toListingPath(listing, siteBase) ?? undefined;
  const fullAddress = formatAddress(listing);
  return (
    <li className="imo-listing">
      <PhotoStrip
        title={title}
        tag={listing.tipoNegocio}
        href={toLinkPath(listing.link, siteBase) ?? titleHref}
        urls={listPhotoUrls(listing.fotos)}
      />
      <div className="imo-listing__body">
        <div className="imo-listing__top">
          <p className="imo-listing__price">{formatPrice(listing.preco)}</p>
          {listing.tipoImovel && <p className="imo-listing__type">{listing.tipoImovel}</p>}
        </div>
        <h3 className="imo-listing__title">
          <a className="imo-listing__link" href={titleHref}>
            <span className="imo-listing__words">{title}</span>
          </a>
        </h3>
        {fullAddress && (
          <p className="imo-listing__address" title={fullAddress}>
            <span aria-hidden="true">{formatShortAddress(listing)}</span>
            <span className="imo-hidden">{fullAddress}</span>
          </p>
        )}
        <Facts listing={listing} />
      </div>
    </li>
  );
}

const factIcons: Record<FactKey, LucideIcon> = {
  numQuartos: BedDouble,
  numWCs: Bath,
  areaPrivada: Maximize,
  areaTerreno: LandPlot,
  garagem: Car,
  numFrentes: MoveHorizontal,
  inclinacao: TriangleRight,
  numMontras: Store,
  numAndares: Layers,
};

/** What the icon says to eyes, where the words alone do not. */
const spoken: Partial<Record<FactKey, string>> = {
  areaPrivada: "Área privada: ",
  areaTerreno: "Terreno: ",
  garagem: "Estacionamento: ",
};

function Facts({ listing }: { listing: Imovel }) {
  const present = listFacts(listing);
  if (present.length === 0) return null;
  return (
    <ul className="imo-listing__facts">
      {present.map(({ key, value }) => {
        const Icon = factIcons[key];
        return (
          <li key={key} className="imo-listing__fact">
            <Icon className="imo-icon" />
            <span>
              <span className="imo-hidden">{spoken[key]}</span>
              <span>{value}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
