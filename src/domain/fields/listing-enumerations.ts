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
/** One of `conditions`. */
export type Condition = (typeof conditions)[number];

/** How results are sorted: by price, or the newest first. */
export const sortOrders = [
  { value: "desc", label: "Preço: Descendente" },
  { value: "asc", label: "Preço: Ascendente" },
  { value: "rec", label: "Mais Recentes" },
] as const;
/** The value of one of `sortOrders`. */
export type SortOrder = (typeof sortOrders)[number]["value"];
