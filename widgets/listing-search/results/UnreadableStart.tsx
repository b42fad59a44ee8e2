/**
 * The first search was answered by something that is no page of listings: it is said, instead of leaving a page with nothing
 * but filters (docs/product/listing.md#unreadable-answer). The live region of `Results.tsx` announces it.
 */
import type { RefObject } from "react";
import type { ListingResults } from "../search/listing-state.ts";
import type { ListingStore } from "../search/listing-store.ts";

/** What is said. */
export const UNREADABLE = "Não foi possível mostrar os imóveis";

type Props = {
  /** The search whose answer it is. */
  results: ListingResults;
  /** Is asked for the same once more. */
  store: ListingStore;
  /** The results' heading, which takes the focus. */
  heading: RefObject<HTMLHeadingElement | null>;
};

/** The box that stands where the cards would. */
export function UnreadableStart({ results, store, heading }: Props) {
  return (
    <div className="imo-empty">
      <h2 ref={heading} className="imo-empty__title" tabIndex={-1}>
        {UNREADABLE}
      </h2>
      <button
        type="button"
        className="imo-button imo-button--secondary"
        onClick={() => store.goTo(results.sent?.page ?? 1)}
      >
        Tentar novamente
      </button>
    </div>
  );
}
