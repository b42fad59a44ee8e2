/** What a listing offers around a search (docs/contract.md#features), as the page has it. */
import { hasFeature } from "#domain/listing/features.ts";

/** Each on or off. */
export type SearchFeatures = ReturnType<typeof toSearchFeatures>;

/**
 * @param funcoes what the page has switched on
 * @param hasUrl whether the page's URL says the search: another one is nobody's to hand on
 */
export function toSearchFeatures(funcoes: readonly string[] | undefined, hasUrl: boolean) {
  return {
    hasNearSearches: hasFeature(funcoes, "alternativas"),
    hasAlerts: hasFeature(funcoes, "avisos"),
    hasSharing: hasUrl && hasFeature(funcoes, "partilhar"),
    hasMemory: hasFeature(funcoes, "pesquisas"),
  };
}
