import { type FoundPoints, MOST_POINTS } from "#api/mapa.ts";
import { formatListingCount } from "#domain/format/format-listing-count.ts";

/** Says how many listings the map shows and why any are missing (docs/product/listing.md#map). */
export function describePoints({ points, total }: FoundPoints): string {
  const shown = `${formatListingCount(points.length)} no mapa.`;
  const missing = total - points.length;
  if (total === 0) return "Nenhum imóvel corresponde à sua pesquisa.";
  if (missing <= 0) return shown;
  if (points.length >= MOST_POINTS)
    return `${shown} Há mais ${formatListingCount(missing)}: procure numa zona mais pequena.`;
  const lack = missing === 1 ? "não tem" : "não têm";
  return `${shown} ${formatListingCount(missing)} ${lack} localização no mapa.`;
}
