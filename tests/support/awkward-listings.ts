/**
 * Listings with values that often break listing pages: markup in a title, only symbols, an emoji, a
 * very long name, a missing picture. The demo doesn't show them to visitors.
 */
import type { Listing } from "../../demo/server/seed/listing.ts";
import { aListing } from "./visitor.ts";

const AWKWARD: readonly Partial<Listing>[] = [
  { titulo: 'Casa do Avô <b>Zé</b> & "Filhos" <script>alert(1)</script>' },
  { titulo: "🏡 Moradia de sonho à beira-mar 🌊" },
  { titulo: "???" },
  { titulo: "  Oportunidade!   Últimas   frações  " },
  { titulo: "T3 c/ garagem, 120 m²" },
  {
    titulo:
      "Prédio para reabilitação com dois apartamentos, três lojas, sótão amplo, quintal com anexos, poço, furo, tanque e licença de utilização anterior a 1951",
    conselho: "Santa Maria da Feira",
    freguesia: "União das Freguesias de Santa Maria da Feira, Travanca, Sanfins e Espargo",
  },
  { titulo: "L'Étoile d'Or, « résidence » no Furadouro", fotos: ["/fotos/perdida.svg"] },
];

/** Returns all awkward listings, as the newest on the market, with ids after `last`. */
export function awkwardListings(last: number): Listing[] {
  return AWKWARD.map((about, at) => aListing(last + 1 + at, { criado: "2026-04-02", ...about }));
}
