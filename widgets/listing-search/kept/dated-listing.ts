import type { Imovel } from "#api/imovel.ts";
import { formatDay } from "#domain/format/format-day.ts";

/** A copy of a listing; `asOf` is the time of its data, in ms since 1970, absent where nobody knows it. */
export type DatedListing = Imovel & { readonly asOf?: number | undefined };

/** Formats the day of an older copy's data (docs/product/memory.md#older-copies); `""` for a copy of today. */
export function formatAge({ asOf }: DatedListing): string {
  const day = asOf === undefined ? "" : formatDay(new Date(asOf));
  return day === formatDay(new Date()) ? "" : day;
}
