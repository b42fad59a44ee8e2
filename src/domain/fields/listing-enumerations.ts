/**
 * The closed lists that only the searches offer (docs/product/enumerations.md#search), letter by letter as they are
 * sent (`Ruina`).
 */

/** The purposes of the listing's filter. */
export const purposes = ["Comprar", "Arrendar", "Permutar", "Trespassar"] as const;
/** One of them. */
export type Purpose = (typeof purposes)[number];

/** The two tabs of the home search; the first is the one it starts on (docs/product/home-search.md#tabs). */
export const heroPurposes = ["Comprar", "Arrendar"] as const satisfies readonly Purpose[];
/** One of `heroPurposes`. */
export type HeroPurpose = (typeof heroPurposes)[number];

/** The condition filter of the listing; the valuation has a list of its own. */
export const conditions = ["Novo", "Renovado", "Ruina", "Usado"] as const;

/** The orders of the results; listings without the amount come last. */
export const sortOrders = [
  { value: "desc", label: "Preço: Descendente", by: "preco", direction: "desc" },
  { value: "asc", label: "Preço: Ascendente", by: "preco", direction: "asc" },
  { value: "rec", label: "Mais Recentes", by: "criado", direction: "desc" },
] as const;
/** The value of one of `sortOrders`. */
export type SortOrder = (typeof sortOrders)[number]["value"];
