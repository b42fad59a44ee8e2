/** The error for a first answer that is no page of listings (docs/product/listing.md#unreadable-answer). */
import { useListing, useSearch } from "../listing-context.tsx";

/** The text of the box and of the live region. */
export const UNREADABLE = "Não foi possível mostrar os imóveis";

/** The box in place of the cards; the live region of `Results.tsx` announces its title. */
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
