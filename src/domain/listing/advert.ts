/** Facts that the law requires in some adverts (docs/product/cards.md#advert, docs/law.md). */
import { formatNumber } from "#domain/format/format-number.ts";
import { parseGivenNumber } from "#domain/format/given-number.ts";
import { trim } from "#domain/format/text.ts";

type Kind = { readonly tipoImovel: string; readonly tipologia: string };

/** Formats the type with its typology: `Apartamento T3`. */
export function formatType({ tipoImovel, tipologia }: Kind): string {
  return [tipoImovel, tipologia].map(trim).filter(Boolean).join(" ");
}

/** `areaUtil` is in m². */
type AdvertFields = {
  readonly areaUtil: number | string | null;
  readonly licenca: string;
  readonly alvara: string;
};

/**
 * Formats `Área útil 98 m² · Licença de utilização 123/2004`, without the facts that are missing.
 */
export function formatAdvert({ areaUtil, licenca, alvara }: AdvertFields): string {
  const area = parseGivenNumber(areaUtil) ?? 0;
  return [
    area > 0 && `Área útil ${formatNumber(area, { most: 2 })}\u00a0m²`,
    trim(licenca) && `Licença de utilização ${trim(licenca)}`,
    trim(alvara) && `Alvará de loteamento ${trim(alvara)}`,
  ]
    .filter(Boolean)
    .join(" · ");
}
