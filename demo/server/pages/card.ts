/**
 * A listing as a card in the site's own style: what the pages show before, beside and without the widgets.
 */
import { formatShortAddress } from "#domain/listing/listing.ts";
import { type Html, html } from "../html.ts";
import { areaText, pathOf, priceText } from "../listings/listing-text.ts";
import type { Listing } from "../seed/listings.ts";

/** A grid of cards. */
export function cards(listings: readonly Listing[]): Html {
  return html`<ul class="site-cards">${listings.map(card)}</ul>`;
}

function card(listing: Listing): Html {
  return html`<li class="site-card">
<div class="site-card__photo">${photo(listing)}<span class="site-card__tag">${listing.tipoNegocio}</span></div>
<div class="site-card__body">
<p class="site-card__top"><b>${priceText(listing)}</b><span>${listing.tipoImovel}</span></p>
<h3 class="site-card__title"><a href="${pathOf(listing)}">${listing.titulo.trim()}</a></h3>
<p class="site-card__place">${formatShortAddress(listing)}</p>
<p class="site-card__facts">${cardFacts(listing).map((fact) => html`<span>${fact}</span>`)}</p>
</div></li>`;
}

function photo({ fotos: [cover] }: Listing): Html {
  if (cover === undefined) return html`<span class="site-card__none">Sem fotografia</span>`;
  return html`<img src="${cover}" alt="" width="800" height="600" loading="lazy">`;
}

function cardFacts({ facts }: Listing): string[] {
  const { numQuartos, numWCs, areaPrivada, areaTerreno } = facts;
  return [
    numQuartos && `${numQuartos} ${numQuartos === 1 ? "quarto" : "quartos"}`,
    numWCs && `${numWCs} WC`,
    areaPrivada && areaText(areaPrivada),
    areaTerreno && `${areaText(areaTerreno)} de terreno`,
  ].filter((fact) => typeof fact === "string");
}
