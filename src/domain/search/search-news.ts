/**
 * Works out what is new in a search (docs/product/memory.md#whats-new), as far as page 1 and the
 * total show it.
 */
import { formatNumber } from "#domain/format/format-number.ts";

/** `keys` are those of page 1, provided that it showed the newest first. */
export type SeenResults = { readonly total: number | null; readonly keys: readonly string[] };

/** A listing that can't be distinguished from others has no key. */
export type PresentResults = {
  readonly total: number | null;
  readonly keys: readonly (string | null)[];
  readonly hasMore: boolean;
};

/** `isLeast` means that there may be more than `count`. */
export type News = { readonly count: number; readonly isLeast: boolean };

/** Counts the new listings; `null` if nothing shows how many there are. */
export function countNew(seen: SeenResults, now: PresentResults): News | null {
  const grown =
    seen.total === null || now.total === null ? null : Math.max(0, now.total - seen.total);
  const first =
    seen.total === 0 ? { count: now.keys.length, isLeast: now.hasMore } : countFirst(seen, now);
  if (!first) return grown ? { count: grown, isLeast: true } : null;
  // If the total has grown by more, either known listings are gone or page 1 isn't long enough.
  return (grown ?? 0) > first.count ? { count: grown ?? 0, isLeast: seen.total !== 0 } : first;
}

/**
 * Counts up to the last known listing only, because later ones may have moved up to replace one
 * that is gone.
 */
function countFirst(seen: SeenResults, now: PresentResults): News | null {
  if (seen.keys.length === 0) return null;
  const known = new Set(seen.keys);
  const last = now.keys.findLastIndex((key) => key !== null && known.has(key));
  if (last < 0) return { count: now.keys.length, isLeast: now.hasMore };
  const count = now.keys.slice(0, last).filter((key) => key !== null && !known.has(key)).length;
  return { count, isLeast: false };
}

/** Formats "3 novidades", "1 novidade", "pelo menos 12 novidades"; `""` if there are none. */
export function formatNews({ count, isLeast }: News): string {
  if (count === 0) return "";
  return `${isLeast ? "pelo menos " : ""}${formatNumber(count, { most: 0 })} ${count === 1 ? "novidade" : "novidades"}`;
}

const DAY = 24 * 60 * 60 * 1000;

/** Formats "hoje", "ontem", "há 5 dias" by calendar days. Both times are in ms since 1970. */
export function formatAge(at: number, now: number): string {
  const days = Math.round((startOfDay(now) - startOfDay(at)) / DAY);
  if (days <= 0) return "hoje";
  return days === 1 ? "ontem" : `há ${days} dias`;
}

function startOfDay(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}
