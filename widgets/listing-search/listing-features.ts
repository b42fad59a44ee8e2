/** The features of one listing (docs/contract.md#features), as the page has them. */
import { hasFeature } from "#domain/listing/features.ts";

/** Each on or off. */
export type ListingFeatures = ReturnType<typeof toListingFeatures>;

/**
 * Reads them.
 * @param hasUrl whether the page's URL says the search: one without a URL can't be shared
 */
export function toListingFeatures(funcoes: readonly string[] | undefined, hasUrl: boolean) {
  return {
    hasHearts: hasFeature(funcoes, "favoritos"),
    hasSeen: hasFeature(funcoes, "vistos"),
    canCompare: hasFeature(funcoes, "comparar"),
    hasNearSearches: hasFeature(funcoes, "alternativas"),
    hasAlerts: hasFeature(funcoes, "avisos"),
    hasSharing: hasUrl && hasFeature(funcoes, "partilhar"),
    hasMemory: hasFeature(funcoes, "pesquisas"),
  };
}
