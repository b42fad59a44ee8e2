/**
 * The closed lists that only the valuation request offers (docs/product/enumerations.md#valuation), beside those of the
 * search in `enumerations.ts`. The values are sent as they are written here, odd spellings included.
 */
import { counts } from "./enumerations.ts";

/** The owner's plans for a property under valuation (`objetivo`). */
export const valuationPurposes = ["Vender", "Arrendar", "Trespassar"] as const;

/** The classes of an energy certificate (`cert`), best first. */
export const energyCertificates = ["A+", "A", "B", "B-", "C", "D", "E", "F"] as const;

/** In what state the property is (`estadoCon`); the search has a list of its own. */
export const conservationStates = ["Novo", "Usado", "Renovado", "Para Remodelar", "Ruina"] as const;

/** Número Quartos of the valuation: sent as `tipologia`. */
export const valuationRooms = counts;
