import { useEffect } from "react";
import { listActiveFilters } from "#domain/search/active-filters.ts";
import { loadOnce } from "#load-once.ts";
import { useLater } from "#ui/use-later.ts";
import { useListing, useSearch } from "../listing-context.tsx";

const loadTrail = loadOnce("SearchTrail", () => import("./SearchTrail.tsx"));

/** Loads `SearchTrail.tsx` with the first results of the visitor's own search. */
export function LateSearchTrail() {
  const { store, features, settings, collaborators } = useListing();
  const { criteria, results } = useSearch();
  const { code, want } = useLater(loadTrail);
  const ownsUrl = settings.bridge.position === 0;
  const leavesTrail = ownsUrl && (features.hasSharing || features.hasMemory) && store.isVisitors();
  const shown = !results.isLoading && results.shown?.search.criteria === criteria ? results.shown : null;
  const isWanted = leavesTrail && shown !== null;
  useEffect(() => {
    if (isWanted) want();
  }, [isWanted, want]);
  const filters = listActiveFilters(criteria, collaborators);
  return code && <code.SearchTrail {...{ store, features, filters, leavesTrail, shown }} />;
}
