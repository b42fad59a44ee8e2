import type { Imovel } from "#api/imovel.ts";
import { formatDay } from "#domain/format/format-day.ts";

/**
 * A copy of a listing. `asOf` is when its data was current, in ms since 1970, or absent if unknown.
 */
export type DatedListing = Imovel & { readonly asOf?: number | undefined };

/**
 * Formats the day of an older copy's data (docs/product/memory.md#older-copies). Returns `""` if
 * that is today or unknown.
 */
export function formatAge({ asOf }: DatedListing): string {
  const day = asOf === undefined ? "" : formatDay(new Date(asOf));
  return day === formatDay(new Date()) ? "" : day;
}
