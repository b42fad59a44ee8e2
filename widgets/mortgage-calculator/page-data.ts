/**
 * The page data of mortgage-calculator (docs/contract.md#widgets-and-their-keys): its keys with their readers. Does
 * nothing when imported.
 */
import { decimal, featureList, optional, text } from "#runtime/readers.ts";

/** What the simulation starts with. */
export const pageData = {
  tan: optional(decimal), // % a year: 3.5, not 0.035
  precoImovel: optional(decimal), // €
  anos: optional(decimal), // may be a fraction
  creditoNome: optional(text),
  creditoRegisto: optional(text),
  funcoes: optional(featureList("simulacao")),
};
