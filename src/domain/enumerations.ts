/**
 * The closed lists of the search, in the order in which they are offered (docs/product/enumerations.md#search); those
 * that only one wizard offers are in `job-enumerations.ts` and `valuation-enumerations.ts`. Filters, calls' schemas and
 * the demo server must agree on every letter of them: the values are sent as they are written here, odd spellings
 * included (`Ruina`).
 */

/** What a visitor may want from a listing: the listing's purpose filter. */
export const purposes = ["Comprar", "Arrendar", "Permutar", "Trespassar"] as const;
export type Purpose = (typeof purposes)[number];

/** The two tabs of the home search; the first is the one it starts on (docs/product/home-search.md#tabs). */
export const heroPurposes = ["Comprar", "Arrendar"] as const satisfies readonly Purpose[];
export type HeroPurpose = (typeof heroPurposes)[number];

export const propertyTypes = ["Apartamento", "Moradia", "Terreno", "Garagem", "Armazém", "Loja", "Escritório"] as const;
export type PropertyType = (typeof propertyTypes)[number];

/** Rooms, bathrooms and parking; `+5` is shown and sent verbatim (docs/product/enumerations.md#counts). */
export const counts = ["1", "2", "3", "4", "+5"] as const;
export type Count = (typeof counts)[number];

/** The condition filter of the listing; the valuation has a list of its own. */
export const conditions = ["Novo", "Renovado", "Ruina", "Usado"] as const;
export type Condition = (typeof conditions)[number];

export const sortOrders = [
  { value: "desc", label: "Preço: Descendente" },
  { value: "asc", label: "Preço: Ascendente" },
  { value: "rec", label: "Mais Recentes" },
] as const;
export type SortOrder = (typeof sortOrders)[number]["value"];
