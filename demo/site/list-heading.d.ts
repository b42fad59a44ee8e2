/** The server's imports of list-heading.js. */

/** "em Esmoriz", "no Porto": the place as a sentence takes it. */
export function inPlace(place: string): string;

/** The heading for these filters; "Imóveis" alone where nothing says more. */
export function listHeading(criteria: {
  objetivo: readonly string[];
  tipologia: readonly string[];
  localizacao: readonly string[];
}): string;
