/** The name of a place on its chip, cut when it is long (docs/product/places.md#long-names). */
import { shorten } from "#domain/format/text.ts";

export const NAME_LIMIT = 31;

/** The cut name; the full one is its title. */
export function ChipText({ name }: { name: string }) {
  return <span title={name}>{shorten(name, NAME_LIMIT)}</span>;
}
