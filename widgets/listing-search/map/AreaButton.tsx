import type { Area } from "#domain/search/area.ts";
import type { ListingStore } from "../search/listing-store.ts";

type Props = { text: string; store: ListingStore; getArea: () => Area | null };

/**
 * A button that limits the search to the area that `getArea` returns, or to none
 * (docs/product/listing.md#zone).
 */
export function AreaButton({ text, store, getArea }: Props) {
  return (
    <button
      type="button"
      className="imo-button imo-button--secondary"
      onClick={() => store.choose({ zona: getArea() })}
    >
      {text}
    </button>
  );
}
