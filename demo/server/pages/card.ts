/**
 * A listing as a card in the site's own style: what the pages show before, beside and without the widgets. It says what the
 * widget's card says, by the same rules (card.test.ts).
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
import { formatPrice, isMonthly } from "#domain/format/price.ts";
import { type Fact, type FactKey, formatShortAddress, listFacts } from "#domain/listing/listing.ts";
import { type Html, html } from "../html.ts";
import { icon } from "../icon.ts";
import { advertText, pathOf, typeText } from "../listings/listing-text.ts";
import type { Listing } from "../seed/listing.ts";
import { energyClass } from "./energy-class.ts";
import { heart } from "./heart.ts";

const ICONS: Readonly<Record<FactKey, LucideIcon>> = {
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

/** Their words say what they are: after another fact they have a dot in the icon's place (docs/look.md#card). */
const DOTTED: readonly FactKey[] = ["areaTerreno", "inclinacao"];

/** A grid of cards. */
export function cards(listings: readonly Listing[]): Html {
  return html`<ul class="site-cards">${listings.map(card)}</ul>`;
}

function card(listing: Listing): Html {
  const advert = advertText(listing);
  return html`<li class="site-card">
<div class="site-card__photo">${photo(listing)}<span class="site-card__tag">${listing.tipoNegocio}</span></div>
${heart(listing, "site-card__heart", html`<span class="site-hidden">Favorito: ${listing.titulo.trim()}</span>`)}
<div class="site-card__body">
<p class="site-card__top"><b>${formatPrice(listing.preco)}${isMonthly(listing) && html`<small>/mês</small>`}</b><span class="site-card__type">${typeText(listing)}</span>${energyClass(listing)}</p>
<h3 class="site-card__title"><a href="${pathOf(listing)}">${listing.titulo.trim()}</a></h3>
<p class="site-card__place">${formatShortAddress(listing)}</p>
${advert && html`<p class="site-card__place">${advert}</p>`}
<p class="site-card__facts">${listFacts(listing.facts).map(fact)}</p>
</div></li>`;
}

function fact({ key, value }: Fact, at: number): Html {
  if (at > 0 && DOTTED.includes(key))
    return html`<span class="site-card__fact site-card__fact--dotted">${value}</span>`;
  return html`<span class="site-card__fact">${icon(ICONS[key], 16)}${value}</span>`;
}

function photo({ fotos: [cover] }: Listing): Html {
  if (cover === undefined) return html`<span class="site-card__none">Sem fotografia</span>`;
  return html`<img src="${cover}" alt="" width="800" height="600" loading="lazy">`;
}
