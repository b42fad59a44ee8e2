/**
 * The closed lists that only the wizards offer (SPEC §3 Enumerations), beside those of the search in `enumerations.ts`: a
 * page without a wizard does without them. The values are sent as they are written here, odd spellings included.
 */
import { counts } from "./enumerations.ts";

/** The label is what an application sends as `funcao` (DECISIONS 29). */
export const jobRoles = [
  { label: "Área Comercial", key: "AC" },
  { label: "Área Processual", key: "AP" },
  { label: "Área Administrativa", key: "AA" },
  { label: "Área Financeira", key: "AF" },
  { label: "Área de Marketing", key: "AM" },
  { label: "Área de Recursos Humanos", key: "ARH" },
] as const;

/** The name is what an application sends as `agencia`, not the code. */
export const agencies = [
  { name: "Ovar", code: "OVR" },
  { name: "Santa Maria da Feira", code: "SMF" },
  { name: "Espinho", code: "ESP" },
] as const;

/** What the owner who asks for a valuation means to do (`objetivo`). */
export const valuationPurposes = ["Vender", "Arrendar", "Trespassar"] as const;

export const energyCertificates = ["A+", "A", "B", "B-", "C", "D", "E", "F"] as const;

export const conservationStates = ["Novo", "Usado", "Renovado", "Para Remodelar", "Ruina"] as const;

/** Número Quartos of the valuation: sent as `tipologia`. */
export const valuationRooms = counts;
