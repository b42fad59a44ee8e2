/**
 * The closed lists that only the searches offer (docs/product/enumerations.md#search), letter by letter as they are
 * sent (`Ruina`).
 */

/** What a visitor may want from a listing: the listing's purpose filter. */
export const purposes = ["Comprar", "Arrendar", "Permutar", "Trespassar"] as const;
/** One of them. */
export type Purpose = (typeof purposes)[number];

/** The two tabs of the home search; the first is the one it starts on (docs/product/home-search.md#tabs). */
export const heroPurposes = ["Comprar", "Arrendar"] as const satisfies readonly Purpose[];
/** One of `heroPurposes`. */
export type HeroPurpose = (typeof heroPurposes)[number];

/** The condition filter of the listing; the valuation has a list of its own. */
export const conditions = ["Novo", "Renovado", "Ruina", "Usado"] as const;

/** How results are sorted, by which amount of a listing: those without it come last. */
export const sortOrders = [
  { value: "desc", label: "Preço: Descendente", by: "preco", direction: "desc" },
  { value: "asc", label: "Preço: Ascendente", by: "preco", direction: "asc" },
  { value: "rec", label: "Mais Recentes", by: "criado", direction: "desc" },
] as const;
/** The value of one of `sortOrders`. */
export type SortOrder = (typeof sortOrders)[number]["value"];
