/**
 * Makes up the facts of a listing by its type: rooms, areas, and which facts it has at all. A
 * garage has no bathrooms and a plot no floors; a fact that a type doesn't have stays `null`, as in
 * the agency's own system.
 */
import type { PropertyType } from "#domain/fields/enumerations.ts";
import type { FactKey } from "#domain/listing/listing.ts";
import type { Random } from "./random.ts";

/** Areas are in m², `inclinacao` is in %, the rest are counts. */
export type Facts = Record<FactKey, number | null>;

/** The facts of a listing about which nothing is known. */
export const NO_FACTS = Object.fromEntries(
  "numQuartos numWCs areaPrivada areaTerreno numFrentes inclinacao numMontras numAndares garagem"
    .split(" ")
    .map((key) => [key, null]),
) as Facts;

const ROOMS_OF_A_FLAT = { 0: 4, 1: 16, 2: 34, 3: 32, 4: 11, 5: 2, 6: 1 };
const ROOMS_OF_A_HOUSE = { 2: 10, 3: 36, 4: 32, 5: 13, 6: 6, 7: 2, 9: 1 };

const FACTS_BY_TYPE: Record<PropertyType, (random: Random) => Partial<Facts>> = {
  Apartamento: flat,
  Moradia: house,
  Terreno: (random) => ({
    areaTerreno: random.between(24, 900) * 10,
    numFrentes: random.between(1, 3),
    inclinacao: random.chance(0.6) ? random.between(1, 18) : 0,
  }),
  Garagem: (random) => ({ areaPrivada: random.between(14, 42), garagem: random.between(1, 2) }),
  Armazém: (random) => ({
    areaPrivada: random.between(15, 240) * 10,
    numWCs: random.between(1, 3),
    garagem: random.chance(0.4) ? random.between(2, 8) : null,
  }),
  Loja: (random) => ({
    areaPrivada: random.between(28, 260),
    numWCs: random.between(1, 2),
    numMontras: random.between(1, 4),
  }),
  Escritório: (random) => ({
    areaPrivada: random.between(24, 220),
    numWCs: random.between(1, 3),
    garagem: random.chance(0.5) ? random.between(1, 3) : null,
  }),
};

/** Returns random facts for a listing of that type. */
export function factsFor(type: PropertyType, random: Random): Facts {
  return { ...NO_FACTS, ...FACTS_BY_TYPE[type](random) };
}

function flat(random: Random): Partial<Facts> {
  const rooms = Number(random.weighted(ROOMS_OF_A_FLAT));
  return {
    numQuartos: rooms,
    numWCs: Math.max(1, Math.min(5, Math.round(rooms / 2) + random.between(0, 1))),
    areaPrivada: 32 + rooms * 26 + random.between(0, 24),
    garagem: random.chance(0.65) ? random.between(1, rooms > 3 ? 3 : 2) : null,
  };
}

function house(random: Random): Partial<Facts> {
  const rooms = Number(random.weighted(ROOMS_OF_A_HOUSE));
  const area = 52 + rooms * 34 + random.between(0, 60);
  return {
    numQuartos: rooms,
    numWCs: Math.max(1, rooms - random.between(0, 2)),
    areaPrivada: area,
    areaTerreno: Math.round((area * random.between(11, 48)) / 100) * 10,
    numAndares: Number(random.weighted({ 1: 4, 2: 5, 3: 1 })),
    garagem: random.chance(0.75) ? random.between(1, rooms > 4 ? 6 : 3) : null,
  };
}
