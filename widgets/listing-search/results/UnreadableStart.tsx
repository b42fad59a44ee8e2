/**
 * Says that the answer to the first search is not a page of listings, which would leave a page with nothing but filters
 * (docs/product/listing.md#unreadable-answer). The live region of `Results.tsx` announces it.
 */
import { useListing, useSearch } from "../listing-context.tsx";

/** Said by the box and by the live region. */
export const UNREADABLE = "Não foi possível mostrar os imóveis";

/** The box that stands where the cards would. */
export function UnreadableStart() {
  const { store, heading } = useListing();
  const { results } = useSearch();
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
