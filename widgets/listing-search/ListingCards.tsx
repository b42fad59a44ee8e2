/** The grid of cards, which hears the events of all of them (docs/look.md#card). */
import type { Imovel } from "#api/imovel.ts";
import { ListingCard } from "./ListingCard.tsx";
import { useStrips } from "./use-strips.ts";

type Props = {
  /** What was found, a card each. */
  listings: readonly Imovel[];
  /** Put before the cards' links. */
  siteBase: string;
  /** Others are on their way: the same elements look like skeletons meanwhile, and nobody can reach or hear them. */
  isWaiting?: boolean;
};

/**
 * A list of cards, and the live region for their photos. To take the cards out for skeletons and put others in is the most
 * that a click on this page could cost, so they stay.
 */
export function ListingCards({ listings, siteBase, isWaiting = false }: Props) {
  const { list, stripOf, announced, on } = useStrips(listings);
  return (
    <>
      <ul
        ref={list}
        className={isWaiting ? "imo-grid imo-grid--waiting" : "imo-grid"}
        aria-hidden={isWaiting || undefined}
        {...on}
      >
        {listings.map((listing, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page's cards take over the elements of the page before
          <ListingCard key={position} listing={listing} siteBase={siteBase} strip={stripOf(listing)} />
        ))}
      </ul>
      <p className="imo-hidden" role="status">
        {announced}
      </p>
    </>
  );
}
