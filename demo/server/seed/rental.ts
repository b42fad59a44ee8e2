/** Facts that the advert of a dwelling for rent adds (docs/law.md#adverts). */
import type { Listing } from "./listing.ts";

type Rented = Pick<Listing, "id" | "tipoNegocio" | "tipoImovel" | "facts">;

/** From what is known of the listing, without chance, so that all others stay as they were drawn. */
export function rentalAdvertOf({
  id,
  tipoNegocio,
  tipoImovel,
  facts,
}: Rented): Pick<Listing, "areaUtil" | "licenca" | "tipologia"> {
  const isDwelling = tipoImovel === "Apartamento" || tipoImovel === "Moradia";
  if (tipoNegocio !== "Arrendamento" || !isDwelling) return { areaUtil: null, licenca: null, tipologia: null };
  const rooms = facts.numQuartos ?? 0;
  return {
    // Walls and balconies are a seventh of a home.
    areaUtil: facts.areaPrivada && Math.round((facts.areaPrivada * 6) / 7),
    licenca: `${1 + ((id * 37) % 480)}/${1986 + (id % 38)}`,
    tipologia: rooms > 5 ? "T5+1" : `T${rooms}`,
  };
}
