import type { Area } from "#domain/search/area.ts";
import { useListing } from "../search/listing-context.tsx";

type Props = { text: string; getArea: () => Area | null };

/** A button that limits the search to an area, or ends the limit (docs/product/listing.md#zone). */
export function AreaButton({ text, getArea }: Props) {
  const { store } = useListing();
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
