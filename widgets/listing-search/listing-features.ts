/** Parses the features of one listing (docs/contract.md#features). */
import { hasFeature } from "#domain/listing/features.ts";

/** The features, each on or off. */
export type ListingFeatures = ReturnType<typeof toListingFeatures>;

/**
 * Parses the page's features.
 * @param hasUrl true if the page's URL holds the search: one without a URL can't be shared
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
