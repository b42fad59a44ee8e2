import { shorten } from "#domain/format/text.ts";

export const NAME_LIMIT = 31;

/** A place's name on its chip, cut when it is long; its title is the full one (docs/product/places.md#long-names). */
export function ChipText({ name }: { name: string }) {
  return <span title={name}>{shorten(name, NAME_LIMIT)}</span>;
}
