import { hasFeature } from "#domain/listing/features.ts";

export type ListingFeatures = ReturnType<typeof toListingFeatures>;

/** Parses the page's features (docs/contract.md#features); a search without a URL (`hasUrl`) can't be shared. */
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
