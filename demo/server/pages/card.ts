/**
 * A listing as a card in the site's own style: what the pages show before, beside and without the widgets. It says what the
 * widget's card says, by the same rules (card.test.ts).
 */
import { formatPrice, isMonthly } from "#domain/format/price.ts";
import { formatShortAddress, listFacts } from "#domain/listing/listing.ts";
import { type Html, html } from "../html.ts";
import { advertText, pathOf, typeText } from "../listings/listing-text.ts";
import type { Listing } from "../seed/listings.ts";
import { energyClass } from "./energy-class.ts";

/** A grid of cards. */
export function cards(listings: readonly Listing[]): Html {
  return html`<ul class="site-cards">${listings.map(card)}</ul>`;
}

function card(listing: Listing): Html {
  const advert = advertText(listing);
  return html`<li class="site-card">
<div class="site-card__photo">${photo(listing)}<span class="site-card__tag">${listing.tipoNegocio}</span></div>
<div class="site-card__body">
<p class="site-card__top"><b>${formatPrice(listing.preco)}${isMonthly(listing) && html`<small>/mês</small>`}</b><span class="site-card__type">${typeText(listing)}</span>${energyClass(listing)}</p>
<h3 class="site-card__title"><a href="${pathOf(listing)}">${listing.titulo.trim()}</a></h3>
<p class="site-card__place">${formatShortAddress(listing)}</p>
${advert && html`<p class="site-card__place">${advert}</p>`}
<p class="site-card__facts">${listFacts(listing.facts).map(({ value }) => html`<span>${value}</span>`)}</p>
</div></li>`;
}

function photo({ fotos: [cover] }: Listing): Html {
  if (cover === undefined) return html`<span class="site-card__none">Sem fotografia</span>`;
  return html`<img src="${cover}" alt="" width="800" height="600" loading="lazy">`;
}
