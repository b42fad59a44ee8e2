/**
 * Closed lists shared by several files, with the values as shown and sent
 * (docs/product/enumerations.md).
 */

export const propertyTypes = [
  "Apartamento",
  "Moradia",
  "Terreno",
  "Garagem",
  "Armazém",
  "Loja",
  "Escritório",
] as const;
export type PropertyType = (typeof propertyTypes)[number];

export const purposes = ["Comprar", "Arrendar", "Permutar", "Trespassar"] as const;
export type Purpose = (typeof purposes)[number];

/** The home search's tabs; the first is selected initially (docs/product/home-search.md#tabs). */
export const heroPurposes = ["Comprar", "Arrendar"] as const satisfies readonly Purpose[];
export type HeroPurpose = (typeof heroPurposes)[number];

/**
 * Rooms, bathrooms and parking; `+5` is shown and sent verbatim
 * (docs/product/enumerations.md#counts).
 */
export const counts = ["1", "2", "3", "4", "+5"] as const;

export const conditions = ["Novo", "Renovado", "Ruina", "Usado"] as const;

/** Listings without a value to sort by come last. */
export const sortOrders = [
  { value: "desc", label: "Preço: Descendente", by: "preco", direction: "desc" },
  { value: "asc", label: "Preço: Ascendente", by: "preco", direction: "asc" },
  { value: "rec", label: "Mais Recentes", by: "criado", direction: "desc" },
] as const;
export type SortOrder = (typeof sortOrders)[number]["value"];
