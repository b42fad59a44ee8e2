import { isBlank, trim } from "#domain/format/text.ts";

/**
 * Returns a listing's key in storage: its id, or else its link. Without either it is `null`, and
 * the listing can't be kept.
 */
export function toListingKey({
  id,
  link,
}: {
  id: string | number | null;
  link: string;
}): string | null {
  const key = trim(String(id ?? "")) || trim(link);
  return isBlank(key) ? null : key;
}
