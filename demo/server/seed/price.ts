/**
 * Makes up a listing's price, by its place, type and kind of deal. One in fourteen has no price: the agency
 * then answers `null` or 0, and visitors read Sob Consulta (docs/product/numbers.md#shown-prices).
 */
import type { PropertyType } from "#domain/fields/enumerations.ts";
import type { Estado, Listing } from "./listing.ts";
import type { Random } from "./random.ts";

type Priced = Pick<Listing, "tipoImovel" | "tipoNegocio" | "estado" | "facts"> & { euroM2: number };

/** A built square metre's worth against that of a flat in the same place. */
const WORTH: Record<PropertyType, number> = {
  Apartamento: 1,
  Moradia: 0.95,
  Terreno: 0,
  Garagem: 0.45,
  Armazém: 0.32,
  Loja: 0.7,
  Escritório: 0.75,
};

const CONDITION: Record<Estado, number> = { Novo: 1.3, Renovado: 1.12, Usado: 0.92, Ruina: 0.42 };

/** A month's rent as a share of the sale price: about 5.5 % a year. */
const MONTHLY_RENT = 0.0046;

/** In whole euros; `null` when the owner names no price. */
export function priceOf(listing: Priced, random: Random): number | null {
  const mood = 0.85 + random.next() * 0.35;
  if (random.chance(0.07)) return null;
  if (listing.tipoNegocio === "Trespasse") return random.between(16, 190) * 500;
  const sale = salePrice(listing) * mood;
  if (listing.tipoNegocio === "Arrendamento") return Math.max(60, Math.round((sale * MONTHLY_RENT) / 10) * 10);
  return asAsked(sale);
}

function salePrice({ tipoImovel, estado, euroM2, facts }: Priced): number {
  const built = (facts.areaPrivada ?? 0) * euroM2 * WORTH[tipoImovel] * CONDITION[estado];
  // A big plot is no building land from end to end: beyond 1,000 m² it counts for little.
  const land = facts.areaTerreno ?? 0;
  const ground = (Math.min(land, 1000) + Math.max(0, land - 1000) * 0.1) * euroM2 * 0.045;
  return built + ground;
}

/** Owners ask 264 900 or 265 000, never 264 731. */
function asAsked(amount: number): number {
  if (amount < 20_000) return Math.max(2500, Math.round(amount / 500) * 500);
  const thousands = Math.round(amount / 5000) * 5000;
  return thousands % 10_000 === 0 ? thousands : thousands - 100;
}
