/**
 * The list of homes. The widget reads the address itself; what the server puts in its place is the same page of the same
 * search as plain links, for search engines and for visitors whose scripts failed.
 */
import { TEAM } from "../agency.ts";
import { pathOf, placesText, priceText } from "../home-text.ts";
import { type Html, html } from "../html.ts";
import type { Home } from "../seed/homes.ts";
import { layout } from "./layout.ts";
import { generalContact, listingSearch } from "./widgets.ts";

/** One page of a search, as plain links. */
export type ListPage = {
  homes: readonly Home[];
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
    main: html`
<section class="site-section site-section--list"><div class="site-wrap">
<h1 class="site-h1">Imóveis</h1>
${listingSearch(TEAM, plainList(list))}
</div></section>
<section class="site-section site-section--tint"><div class="site-wrap">${generalContact()}</div></section>`,
  });
}

function plainList({ homes, total, previous, next }: ListPage): Html {
  return html`<div class="site-plain">
<p>${total} ${total === 1 ? "imóvel" : "imóveis"}</p>
<ul>${homes.map((home) => html`<li><a href="${pathOf(home)}">${home.titulo.trim()}</a> ${priceText(home)}, ${placesText(home)}</li>`)}</ul>
<p>${previous && html`<a rel="prev" href="${previous}">Página anterior</a> `}${next && html`<a rel="next" href="${next}">Página seguinte</a>`}</p>
</div>`;
}
