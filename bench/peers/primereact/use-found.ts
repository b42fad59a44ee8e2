/** The page of listings for the current criteria; what was found before stays until the next answer is there. */
import { useEffect, useState } from "react";
import { type Criteria, type Found, searchListings } from "../shared/imoveis.ts";

/** @returns what was found last, `null` before the first answer, and whether an answer is on its way */
export function useFound(criteria: Criteria, apiBase: string): { found: Found | null; isLoading: boolean } {
  const [found, setFound] = useState<Found | null>(null);
  const [isLoading, setLoading] = useState(true);
  useEffect(() => {
    const abort = new AbortController();
    setLoading(true);
    searchListings(criteria, apiBase, abort.signal)
      .then((next) => {
        setFound(next);
        setLoading(false);
        scrollTo({ top: 0, behavior: "smooth" });
      })
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        setLoading(false);
        console.error(error);
      });
    return () => abort.abort();
  }, [criteria, apiBase]);
  return { found, isLoading };
}
