/** What a listing offers around a search (docs/contract.md#features), as the page has it. */
import { hasFeature } from "#domain/listing/features.ts";

/** Each on or off. */
export type SearchFeatures = ReturnType<typeof toSearchFeatures>;

/** @param funcoes what the page has switched on */
export function toSearchFeatures(funcoes: readonly string[] | undefined) {
  return {
    hasNearSearches: hasFeature(funcoes, "alternativas"),
    hasAlerts: hasFeature(funcoes, "avisos"),
    hasSharing: hasFeature(funcoes, "partilhar"),
    hasMemory: hasFeature(funcoes, "pesquisas"),
  };
}
