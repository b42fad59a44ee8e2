/**
 * Makes up a listing's energy certificate. Land, garages and ruins need none; of the others new ones are good, most are
 * middling, and some certificates are still on their way.
 */
import type { EnergyClass } from "#domain/listing/energy-class.ts";
import type { Listing } from "./listing.ts";
import type { Random } from "./random.ts";

const BY_CONDITION: Record<Exclude<Listing["estado"], "Ruina">, Partial<Record<EnergyClass, number>>> = {
  Novo: { "A+": 30, A: 50, "Em curso": 20 },
  Renovado: { A: 15, B: 40, "B-": 30, C: 15 },
  Usado: { "B-": 8, C: 26, D: 32, E: 20, F: 9, "Em curso": 5 },
};

/** The certificate of one listing. */
export function certificateOf({ tipoImovel, estado }: Pick<Listing, "tipoImovel" | "estado">, random: Random) {
  if (tipoImovel === "Terreno" || tipoImovel === "Garagem" || estado === "Ruina") return "Isento";
  return random.weighted(BY_CONDITION[estado]);
}
