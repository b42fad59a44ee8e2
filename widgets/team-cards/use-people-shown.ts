/**
 * How many people are on the page: 4, until the visitor asks for all (docs/product/team.md#ver-todos). A thousand cards
 * at once would keep a phone busy for a second, so the visitor gets more than a screenful at once and the rest follows in the
 * background, below what is on the screen; React lets taps and scrolling go first.
 */
import { startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";

const FIRST = 4;
/** At once: more than a screenful, four abreast at most. */
const AT_ONCE = 12;
const MOST_AT_ONCE = 120;

/**
 * @param total how many there are; may change
 * @returns `showAll` comes back when the first batch is on the page, ready to take the focus
 */
export function usePeopleShown(total: number) {
  const [limit, setLimit] = useState(FIRST);
  const areAllWanted = limit > FIRST;

  useEffect(() => {
    if (!areAllWanted || limit >= total) return;
    // Ever larger steps, because each lays out the whole grid, and never one that holds up a finger for long.
    const grow = () => startTransition(() => setLimit(limit + Math.min(limit, MOST_AT_ONCE)));
    // Behind the frame of the step before: the click's own shows the first of them, and no frame has two steps to lay out.
    const frame = requestAnimationFrame(grow);
    return () => cancelAnimationFrame(frame);
  }, [areAllWanted, limit, total]);

  return {
    count: Math.min(limit, total),
    hasMore: !areAllWanted && total > FIRST,
    showAll: () => flushSync(() => setLimit(FIRST + AT_ONCE)),
  };
}
