/** The site's own card has the same content as the widget's (docs/product/cards.md#cards). */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { expect, test } from "vitest";
import { imovel } from "#api/imovel.ts";
import { ListingCard } from "../../../widgets/listing-search/card/ListingCards.tsx";
import type { Listing } from "../seed/listing.ts";
import { makeListings } from "../seed/listings.ts";
import { cards } from "./card.ts";

test("shows the same price, month, type, title, place, facts and energy class as the widget's card", () => {
  for (const listing of makeListings(300)) {
    expect(textsOf(String(cards([listing])), "site-card__body"), listing.titulo).toEqual(
      textsOf(widgetCard(listing), "imo-listing__body"),
    );
  }
});

function widgetCard({ facts, fotos: _fotos, ...listing }: Listing): string {
  return renderToStaticMarkup(
    createElement(ListingCard, {
      listing: v.parse(imovel, { ...listing, ...facts }),
      siteBase: "",
      isFavourite: undefined,
      isSeen: false,
      on: { toggle: () => {}, open: () => {}, announce: () => {} },
    }),
  );
}

/** Returns the text below the photo in reading order, without what only screen readers get. */
function textsOf(html: string, body: string): string {
  return html
    .slice(html.indexOf(body) + body.length + 2)
    .replace(/<span class="imo-hidden">[^<]*<\/span>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/[^\S\u00a0]+/g, " ")
    .replaceAll(" /mês", "/mês")
    .replaceAll("&#x27;", "&#39;")
    .trim();
}
