/** What the server imports from list-heading.js. */

/** Returns the place as it is used in a sentence: "em Esmoriz", "no Porto". */
export function inPlace(place: string): string;

/** Returns the heading for these filters, or just "Imóveis" if they don't say more. */
export function listHeading(criteria: {
  objetivo: readonly string[];
  tipologia: readonly string[];
  localizacao: readonly string[];
}): string;
