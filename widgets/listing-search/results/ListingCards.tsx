/** The grid of cards (docs/look.md#card). */
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Imovel } from "#api/imovel.ts";
import { useMarks } from "../kept/use-marks.ts";
import { useListing } from "../listing-context.tsx";
import { ListingCard } from "./ListingCard.tsx";

type Props = {
  /** A card each. */
  listings: readonly Imovel[];
  /** Others are on their way: the same elements look like skeletons meanwhile, out of reach and unheard. */
  isWaiting?: boolean;
};

/**
 * Marks a list over which the pointer has moved since its cards came; the style sheet lets only its cards answer to the
 * pointer. A page that scrolls back to its top takes every card under a resting pointer, and each would begin three animations.
 */
const POINTED = "data-pointed";

/**
 * A list of cards, and the live region for their photos. To take the cards out for skeletons and put others in is the most
 * that a click on this page could cost, so they stay.
 */
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
        // Not `over`, which comes without a movement too.
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
