import { isBlank, trim } from "#domain/format/text.ts";

type Known = {
  readonly id: string | number | null;
  readonly link: string;
  readonly identidade?: string;
};

/**
 * Returns a listing's key in storage: its identity, or else its id or link. Without any of them it
 * is `null`, and the listing can't be kept.
 */
export function toListingKey({ id, link, identidade = "" }: Known): string | null {
  const key = trim(identidade) || trim(String(id ?? "")) || trim(link);
  return isBlank(key) ? null : key;
}
