/**
 * The closed lists that searches and wizards share, as they are offered and sent (docs/product/enumerations.md#search).
 */

export const propertyTypes = ["Apartamento", "Moradia", "Terreno", "Garagem", "Armazém", "Loja", "Escritório"] as const;
export type PropertyType = (typeof propertyTypes)[number];

/** Rooms, bathrooms and parking; `+5` is shown and sent verbatim (docs/product/enumerations.md#counts). */
export const counts = ["1", "2", "3", "4", "+5"] as const;
