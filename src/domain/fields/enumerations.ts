/**
 * The closed lists that searches and wizards share, in the order in which they are offered
 * (docs/product/enumerations.md#search); the others are in `listing-enumerations.ts`, `job-enumerations.ts` and
 * `valuation-enumerations.ts`. Filters, calls' schemas and the demo server must agree on every letter of them: the
 * values are sent as they are written here.
 */

/** Kind of property. */
export const propertyTypes = ["Apartamento", "Moradia", "Terreno", "Garagem", "Armazém", "Loja", "Escritório"] as const;
/** One of `propertyTypes`. */
export type PropertyType = (typeof propertyTypes)[number];

/** Rooms, bathrooms and parking; `+5` is shown and sent verbatim (docs/product/enumerations.md#counts). */
export const counts = ["1", "2", "3", "4", "+5"] as const;
