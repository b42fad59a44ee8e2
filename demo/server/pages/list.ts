/**
 * The list of listings. The widget reads the address itself and gets its first results along; what the server puts in its
 * place is the same page of the same search as plain links, for search engines and for visitors whose scripts failed.
 */
import { TEAM } from "../agency.ts";
import { type Html, html } from "../html.ts";
import { pathOf, placesText, priceText } from "../listings/listing-text.ts";
import type { Listing } from "../seed/listing.ts";
import { layout } from "./layout.ts";
import { generalContact, listingSearch } from "./widgets.ts";

/** One page of a search, as plain links and as the widget begins with it. */
export type ListPage = {
  /** Describes the search in words. */
  heading: string;
  listings: readonly Listing[];
  /** The same page as the search's call answers it (docs/contract.md#first-results). */
  resultados: object;
  total: number;
  /** Path and query as asked for: the menu marks Comprar or Arrendar by it. */
  path: string;
  previous: string | null;
  next: string | null;
};

/** The page with the listing widget and the plain list in its place. */
export function listPage(list: ListPage): Html {
  return layout({
    title: "Imóveis",
    description: "Apartamentos, moradias, terrenos, lojas e escritórios à venda e para arrendar.",
    path: list.path,
    script: "list.js",
    main: html`
<section class="site-section site-section--list"><div class="site-wrap">
<h1 class="site-h1">${list.heading}</h1>
${listingSearch(TEAM, list.resultados, plainList(list))}
</div></section>
<section class="site-section site-section--tint site-screen"><div class="site-wrap">${generalContact()}</div></section>`,
  });
}

function plainList({ listings, total, previous, next }: ListPage): Html {
  return html`<div class="site-plain">
<p>${total} ${total === 1 ? "imóvel" : "imóveis"}</p>
<ul>${listings.map((listing) => html`<li><a href="${pathOf(listing)}">${listing.titulo.trim()}</a> ${priceText(listing)}, ${placesText(listing)}</li>`)}</ul>
<p>${previous && html`<a rel="prev" href="${previous}">Página anterior</a> `}${next && html`<a rel="next" href="${next}">Página seguinte</a>`}</p>
</div>`;
}
