/** Listings as the site's own pages show them, a few at a time; all functions take them newest first. */
import type { Listing } from "../seed/listing.ts";
import { drawingOf } from "../seed/pictures.ts";

/** Returns the listings as lists show them. */
export function sortNewestFirst(listings: readonly Listing[]): Listing[] {
  return listings.toSorted((one, other) => other.criado.localeCompare(one.criado) || other.id - one.id);
}

/** Returns the newest other listings of the same type, purpose and municipality, those that look different first. */
export function findSimilar(listings: readonly Listing[], listing: Listing, count: number): Listing[] {
  const found = listings.filter(
    (other) =>
      other.id !== listing.id &&
      (["tipoImovel", "tipoNegocio", "conselho"] as const).every((key) => other[key] === listing[key]),
  );
  const drawings = new Set([drawingOf(listing.fotos[0])]);
  const different = found.filter(({ fotos: [cover] }) => {
    const drawing = drawingOf(cover);
    return !drawings.has(drawing) && drawings.add(drawing);
  });
  return [...new Set([...different, ...found])].slice(0, count);
}
