/** The grid of cards (docs/look.md#card). */
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Imovel } from "#api/imovel.ts";
import { useMarks } from "../kept/use-marks.ts";
import { useListing } from "../listing-context.tsx";
import { ListingCard } from "./ListingCard.tsx";

type Props = {
  listings: readonly Imovel[];
  /** True while others load: the cards look like skeletons, and can't be reached or heard. */
  isWaiting?: boolean;
};

/** Set when the pointer moves, for hover styles: while the page scrolls to its top, every card passes under a resting pointer. */
const POINTED = "data-pointed";

/** The cards, which stay during a search, because replacing them by skeletons would be the most work of a click. */
export function ListingCards({ listings, isWaiting = false }: Props) {
  const { siteBase } = useListing();
  const { marksOf, toggle, open } = useMarks();
  const [announced, announce] = useState("");
  const on = useMemo(() => ({ toggle, open, announce }), [toggle, open]);
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other listings take over the elements of these
  useLayoutEffect(() => {
    list.current?.removeAttribute(POINTED);
    announce("");
  }, [listings]);

  return (
    <>
      <ul
        ref={list}
        className={isWaiting ? "imo-grid imo-grid--waiting" : "imo-grid"}
        aria-hidden={isWaiting || undefined}
        // Not `pointerover`, which also fires without a movement.
        onPointerMove={() => list.current?.toggleAttribute(POINTED, true)}
      >
        {listings.map((listing, position) => (
          <ListingCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a page's cards take over the elements of the page before
            key={position}
            listing={listing}
            siteBase={siteBase}
            {...marksOf(listing)}
            on={on}
          />
        ))}
      </ul>
      <p className="imo-hidden" role="status">
        {announced}
      </p>
    </>
  );
}
