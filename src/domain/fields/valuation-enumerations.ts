/**
 * The closed lists of the valuation request, as they are sent, odd spellings included
 * (docs/product/enumerations.md#valuation).
 */
import { counts } from "./enumerations.ts";

export const valuationPurposes = ["Vender", "Arrendar", "Trespassar"] as const;

/** The classes of an energy certificate (`cert`), best first. */
export const energyCertificates = ["A+", "A", "B", "B-", "C", "D", "E", "F"] as const;

/** The search has a list of its own. */
export const conservationStates = ["Novo", "Usado", "Renovado", "Para Remodelar", "Ruina"] as const;

/** Sent as `tipologia`. */
export const valuationRooms = counts;
