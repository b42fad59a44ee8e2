/** The closed lists of the searches, as they are sent (docs/product/enumerations.md#search). */

export const purposes = ["Comprar", "Arrendar", "Permutar", "Trespassar"] as const;
export type Purpose = (typeof purposes)[number];

/** The tabs of the home search; it starts on the first (docs/product/home-search.md#tabs). */
export const heroPurposes = ["Comprar", "Arrendar"] as const satisfies readonly Purpose[];
export type HeroPurpose = (typeof heroPurposes)[number];

export const conditions = ["Novo", "Renovado", "Ruina", "Usado"] as const;

/** Listings without the amount come last. */
export const sortOrders = [
  { value: "desc", label: "Preço: Descendente", by: "preco", direction: "desc" },
  { value: "asc", label: "Preço: Ascendente", by: "preco", direction: "asc" },
  { value: "rec", label: "Mais Recentes", by: "criado", direction: "desc" },
] as const;
export type SortOrder = (typeof sortOrders)[number]["value"];
