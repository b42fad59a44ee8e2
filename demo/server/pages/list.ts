/**
 * The page with all listings. The widget reads the URL itself and gets its first results along with
 * the page. As its fallback, the server renders the same page of the same search as plain links,
 * for search engines and for visitors whose scripts failed. The URL is read by the widget's own
 * rules (docs/product/listing.md#query-string), so a link shows the same listings either way.
 */
import { imoveisPath } from "#api/imoveis.ts";
import { formatAddress } from "#domain/listing/listing.ts";
import { getPlaces } from "#domain/places/places.ts";
import { emptyCriteria } from "#domain/search/criteria.ts";
import { formatQuery, parseQuery } from "#domain/search/query-string.ts";
import { listHeading } from "../../site/list-heading.js";
import { TEAM } from "../agency.ts";
import { type Html, html } from "../html.ts";
import { pathOf, priceText } from "../listings/listing-text.ts";
import { PER_PAGE, paginate, searchListings } from "../listings/search.ts";
import type { Listing } from "../seed/listing.ts";
import { layout } from "./layout.ts";
import { generalContact, listingSearch } from "./widgets.ts";

/**
 * Returns the page of listings that this URL asks for: the widget, with the plain list as its
 * fallback.
 */
export function listPage(all: readonly Listing[], { pathname, search }: URL): Html {
  const { criteria, page } = parseQuery(search, emptyCriteria, getPlaces());
  const found = searchListings(all, { ...criteria, page });
  const linkTo = (number: number, rel: string, words: string) =>
    html`<a rel="${rel}" href="${pathname + formatQuery(search, criteria, number, emptyCriteria)}">${words}</a> `;
  const plainList = html`<div class="site-plain">
<p>${found.total} ${found.total === 1 ? "imóvel" : "imóveis"}</p>
<ul>${found.listings.map((listing) => html`<li><a href="${pathOf(listing)}">${listing.titulo.trim()}</a> ${priceText(listing)}, ${formatAddress(listing)}</li>`)}</ul>
<p>${page > 1 && linkTo(page - 1, "prev", "Página anterior")}${page * PER_PAGE < found.total && linkTo(page + 1, "next", "Página seguinte")}</p>
</div>`;
  return layout({
    title: "Imóveis",
    description: "Apartamentos, moradias, terrenos, lojas e escritórios à venda e para arrendar.",
    // Includes the query, by which the menu marks Comprar or Arrendar.
    path: pathname + search,
    script: "list.js",
    main: html`
<section class="site-section site-section--list"><div class="site-wrap">
<h1 class="site-h1">${listHeading(criteria)}</h1>
${listingSearch(TEAM, paginate(found, page, imoveisPath), plainList)}
</div></section>
<section class="site-section site-section--tint site-screen"><div class="site-wrap">${generalContact()}</div></section>`,
  });
}
