/**
 * The closed lists of the product, in the order in which they are offered (SPEC §3 Enumerations). They stand in one
 * file because the filters, the wizards, the calls' schemas and the demo server must agree on every letter of them:
 * the values are sent as they are written here, odd spellings included (`Ruina`).
 */

/** What a visitor may want from a listing: the listing's purpose filter. */
export const purposes = ["Comprar", "Arrendar", "Permutar", "Trespassar"] as const;
export type Purpose = (typeof purposes)[number];

/** The two tabs of the home search; the first is the one it starts on (SPEC §9). */
export const heroPurposes = ["Comprar", "Arrendar"] as const satisfies readonly Purpose[];
export type HeroPurpose = (typeof heroPurposes)[number];

export const propertyTypes = ["Apartamento", "Moradia", "Terreno", "Garagem", "Armazém", "Loja", "Escritório"] as const;
export type PropertyType = (typeof propertyTypes)[number];

/** Rooms, bathrooms and parking; `+5` is shown and sent verbatim (DECISIONS 14). */
export const counts = ["1", "2", "3", "4", "+5"] as const;
export type Count = (typeof counts)[number];

/** The condition filter of the listing; the valuation's own list is {@link conservationStates}. */
export const conditions = ["Novo", "Renovado", "Ruina", "Usado"] as const;
export type Condition = (typeof conditions)[number];

export const sortOrders = [
  { value: "desc", label: "Preço: Descendente" },
  { value: "asc", label: "Preço: Ascendente" },
  { value: "rec", label: "Mais Recentes" },
] as const;
export type SortOrder = (typeof sortOrders)[number]["value"];

/** The label is what an application sends as `funcao` (DECISIONS 29). */
export const jobRoles = [
  { label: "Área Comercial", key: "AC" },
  { label: "Área Processual", key: "AP" },
  { label: "Área Administrativa", key: "AA" },
  { label: "Área Financeira", key: "AF" },
  { label: "Área de Marketing", key: "AM" },
  { label: "Área de Recursos Humanos", key: "ARH" },
] as const;
export type JobRole = (typeof jobRoles)[number];

/** The name is what an application sends as `agencia`, not the code. */
export const agencies = [
  { name: "Ovar", code: "OVR" },
  { name: "Santa Maria da Feira", code: "SMF" },
  { name: "Espinho", code: "ESP" },
] as const;
export type Agency = (typeof agencies)[number];

/** What the owner who asks for a valuation means to do (`objetivo`). */
export const valuationPurposes = ["Vender", "Arrendar", "Trespassar"] as const;
export type ValuationPurpose = (typeof valuationPurposes)[number];

export const energyCertificates = ["A+", "A", "B", "B-", "C", "D", "E", "F"] as const;
export type EnergyCertificate = (typeof energyCertificates)[number];

export const conservationStates = ["Novo", "Usado", "Renovado", "Para Remodelar", "Ruina"] as const;
export type ConservationState = (typeof conservationStates)[number];

/** Número Quartos of the valuation: sent as `tipologia`. */
export const valuationRooms = counts;
