/**
 * A home as a card in the site's own style: what the pages show before, beside and without the widgets.
 */
import { formatShortAddress } from "#domain/listing.ts";
import { areaText, pathOf, priceText } from "../home-text.ts";
import { type Html, html } from "../html.ts";
import type { Home } from "../seed/homes.ts";

/** A grid of cards. */
export function cards(homes: readonly Home[]): Html {
  return html`<ul class="site-cards">${homes.map(card)}</ul>`;
}

function card(home: Home): Html {
  return html`<li class="site-card">
<div class="site-card__photo">${photo(home)}<span class="site-card__tag">${home.tipoNegocio}</span></div>
<div class="site-card__body">
<p class="site-card__top"><b>${priceText(home)}</b><span>${home.tipoImovel}</span></p>
<h3 class="site-card__title"><a href="${pathOf(home)}">${home.titulo.trim()}</a></h3>
<p class="site-card__place">${formatShortAddress(home)}</p>
<p class="site-card__facts">${cardFacts(home).map((fact) => html`<span>${fact}</span>`)}</p>
</div></li>`;
}

function photo({ fotos: [cover] }: Home): Html {
  if (cover === undefined) return html`<span class="site-card__none">Sem fotografia</span>`;
  return html`<img src="${cover}" alt="" width="800" height="600" loading="lazy">`;
}

function cardFacts({ facts }: Home): string[] {
  const { numQuartos, numWCs, areaPrivada, areaTerreno } = facts;
  return [
    numQuartos && `${numQuartos} ${numQuartos === 1 ? "quarto" : "quartos"}`,
    numWCs && `${numWCs} WC`,
    areaPrivada && areaText(areaPrivada),
    areaTerreno && `${areaText(areaTerreno)} de terreno`,
  ].filter((fact) => typeof fact === "string");
}
