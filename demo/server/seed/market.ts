/**
 * Makes up what a listing costs and what its advert says: price, energy certificate, and the facts
 * that the law requires for a dwelling for rent (docs/law.md#adverts).
 */
import type { PropertyType } from "#domain/fields/enumerations.ts";
import type { EnergyClass } from "#domain/listing/energy-class.ts";
import type { Estado, Listing } from "./listing.ts";
import type { Random } from "./random.ts";

type Priced = Pick<Listing, "tipoImovel" | "tipoNegocio" | "estado" | "facts"> & { euroM2: number };

/** What a built square metre is worth, relative to a flat in the same place. */
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

/** A month's rent as a share of the sale price; about 5.5 % a year. */
const MONTHLY_RENT = 0.0046;

/**
 * Returns a price in whole euros. One listing in fourteen doesn't have a price: the agency then
 * answers `null`, and visitors read Sob Consulta (docs/product/numbers.md#shown-prices).
 */
export function priceOf(listing: Priced, random: Random): number | null {
  const mood = 0.85 + random.next() * 0.35;
  if (random.chance(0.07)) return null;
  if (listing.tipoNegocio === "Trespasse") return random.between(16, 190) * 500;
  const sale = salePrice(listing) * mood;
  if (listing.tipoNegocio === "Arrendamento")
    return Math.max(60, Math.round((sale * MONTHLY_RENT) / 10) * 10);
  // Owners ask for 264 900 or 265 000, never 264 731.
  if (sale < 20_000) return Math.max(2500, Math.round(sale / 500) * 500);
  const thousands = Math.round(sale / 5000) * 5000;
  return thousands % 10_000 === 0 ? thousands : thousands - 100;
}

function salePrice({ tipoImovel, estado, euroM2, facts }: Priced): number {
  const built = (facts.areaPrivada ?? 0) * euroM2 * WORTH[tipoImovel] * CONDITION[estado];
  // Not all of a big plot is building land: beyond 1,000 m² it counts for little.
  const land = facts.areaTerreno ?? 0;
  const ground = (Math.min(land, 1000) + Math.max(0, land - 1000) * 0.1) * euroM2 * 0.045;
  return built + ground;
}

/**
 * New homes have good classes and most others middling ones; some certificates haven't been issued
 * yet.
 */
const CERTIFICATES: Record<Exclude<Estado, "Ruina">, Partial<Record<EnergyClass, number>>> = {
  Novo: { "A+": 30, A: 50, "Em curso": 20 },
  Renovado: { A: 15, B: 40, "B-": 30, C: 15 },
  Usado: { "B-": 8, C: 26, D: 32, E: 20, F: 9, "Em curso": 5 },
};

/** Returns the energy class; land, garages and ruins are exempt. */
export function certificateOf(
  { tipoImovel, estado }: Pick<Listing, "tipoImovel" | "estado">,
  random: Random,
) {
  if (tipoImovel === "Terreno" || tipoImovel === "Garagem" || estado === "Ruina") return "Isento";
  return random.weighted(CERTIFICATES[estado]);
}

type Rented = Pick<Listing, "id" | "tipoNegocio" | "tipoImovel" | "facts">;

/**
 * Returns the facts of a dwelling for rent. They aren't drawn from `random`, because that would
 * change all other random values.
 */
export function rentalAdvertOf(
  listing: Rented,
): Pick<Listing, "areaUtil" | "licenca" | "tipologia"> {
  const { id, tipoNegocio, tipoImovel, facts } = listing;
  const isDwelling = tipoImovel === "Apartamento" || tipoImovel === "Moradia";
  if (tipoNegocio !== "Arrendamento" || !isDwelling)
    return { areaUtil: null, licenca: null, tipologia: null };
  const rooms = facts.numQuartos ?? 0;
  return {
    // Walls and balconies take up a seventh of a home.
    areaUtil: facts.areaPrivada && Math.round((facts.areaPrivada * 6) / 7),
    licenca: `${1 + ((id * 37) % 480)}/${1986 + (id % 38)}`,
    tipologia: rooms > 5 ? "T5+1" : `T${rooms}`,
  };
}
