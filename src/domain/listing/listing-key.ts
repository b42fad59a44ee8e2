/** The key of a listing in a visitor's storage (docs/product/memory.md#where-it-is-kept). */
import { isBlank, trim } from "#domain/format/text.ts";

/** Its id as text, without one its link; `null` when it has neither and so can't be kept. */
export function toListingKey({ id, link }: { id: string | number | null; link: string }): string | null {
  const key = trim(String(id ?? "")) || trim(link);
  return isBlank(key) ? null : key;
}
