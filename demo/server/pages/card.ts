/**
 * A listing as a card in the site's own style, which the pages show before, next to and without the
 * widgets. It has the same content as the widget's card, by the same rules (card.test.ts).
 */
import { raw } from "hono/html";
import {
  Bath,
  BedDouble,
  Car,
  Heart,
  LandPlot,
  Layers,
  type LucideIcon,
  Maximize,
  MoveHorizontal,
  Store,
  TriangleRight,
} from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { formatPrice, isMonthly } from "#domain/format/price.ts";
import { formatEnergyClass, parseEnergyClass } from "#domain/listing/energy-class.ts";
import { type FactKey, formatShortAddress, listFacts } from "#domain/listing/listing.ts";
import { type Html, html } from "../html.ts";
import { advertText, answerOf, pathOf, typeText } from "../listings/listing-text.ts";
import type { Listing } from "../seed/listing.ts";

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

/** Returns a grid of cards. */
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
<p class="site-card__facts">${listFacts(listing.facts).map(({ key, value }) => html`<span class="site-card__fact">${icon(ICONS[key], 16)}${value}</span>`)}</p>
</div></li>`;
}

function photo({ fotos: [cover] }: Listing): Html {
  if (cover === undefined) return html`<span class="site-card__none">Sem fotografia</span>`;
  return html`<img src="${cover}" alt="" width="800" height="600" loading="lazy">`;
}

/** Returns a Lucide icon as an SVG that screen readers skip, `size` px wide and high. */
function icon(drawing: LucideIcon, size: number): Html {
  return raw(renderToStaticMarkup(createElement(drawing, { size, strokeWidth: 1.75 })));
}

/**
 * Returns the button with which a visitor keeps a listing
 * (docs/contract.md#a-heart-of-the-pages-own). It is hidden until demo/site/hearts.js activates it.
 * @param words its name, either visible or only for screen readers
 */
export function heart(listing: Listing, className: string, words: Html | string): Html {
  return html`<button class="${className}" type="button" aria-pressed="false" data-favorite="${JSON.stringify(answerOf(listing))}">${icon(Heart, 20)}${words}</button>`;
}

/**
 * Returns the energy class in the shape of the label, which the law requires in every advert
 * (docs/law.md); `null` for a listing whose certificate doesn't state one.
 */
export function energyClass({ certificado }: Pick<Listing, "certificado">): Html | null {
  const known = parseEnergyClass(certificado);
  if (known === null) return null;
  const { short, whole, hasLetter } = formatEnergyClass(known);
  return html`<span class="site-energy"${hasLetter && html` data-class="${short}"`} title="${whole}">${short}</span>`;
}
