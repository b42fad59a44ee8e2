/** The grid of cards, which hears the events of all of them (docs/look.md#card). */
import type { KeyboardEvent, MouseEvent } from "react";
import type { Imovel } from "#api/imovel.ts";
import type { Kept } from "../kept/use-kept.ts";
import { ListingCard } from "./ListingCard.tsx";
import { useStrips } from "./use-strips.ts";

type Props = {
  /** What was found, a card each. */
  listings: readonly Imovel[];
  /** Put before the cards' links. */
  siteBase: string;
  /** What the visitor keeps, and hears of more. */
  kept: Kept;
  /** Others are on their way: the same elements look like skeletons meanwhile, and nobody can reach or hear them. */
  isWaiting?: boolean;
};

/**
 * A list of cards, and the live region for their photos. To take the cards out for skeletons and put others in is the most
 * that a click on this page could cost, so they stay.
 */
export function ListingCards({ listings, siteBase, kept, isWaiting = false }: Props) {
  const { list, listingAt, stripOf, announced, on } = useStrips(listings);

  function noteVisit({ target }: MouseEvent) {
    const link = target instanceof Element && target.closest("a[href]");
    const listing = link && listingAt(link);
    if (listing) kept.open(listing);
  }
  const visits = {
    onClick(event: MouseEvent) {
      on.onClick(event);
      noteVisit(event);
      const heart = event.target instanceof Element && event.target.closest(".imo-heart");
      const listing = heart && listingAt(heart);
      if (listing) kept.toggle(listing);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      on.onKeyDown(event);
      // Held, Enter would keep a listing and let it go in turn.
      if (event.repeat && (event.target as Element).closest(".imo-heart")) event.preventDefault();
    },
    onAuxClick(event: MouseEvent) {
      // The middle button opens a tab.
      if (event.button === 1) noteVisit(event);
    },
  };

  return (
    <>
      <ul
        ref={list}
        className={isWaiting ? "imo-grid imo-grid--waiting" : "imo-grid"}
        aria-hidden={isWaiting || undefined}
        {...on}
        {...visits}
      >
        {listings.map((listing, position) => (
          <ListingCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a page's cards take over the elements of the page before
            key={position}
            listing={listing}
            siteBase={siteBase}
            strip={stripOf(listing)}
            {...kept.marksOf(listing)}
          />
        ))}
      </ul>
      <p className="imo-hidden" role="status">
        {announced}
      </p>
    </>
  );
}
