/** Counts the people on the page (docs/product/team.md#ver-todos): a thousand cards at once would block a phone for a second. */
import { startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";

const FIRST = 4;
/** The first batch: more than a screenful, with at most four in a row. */
const AT_ONCE = 12;
const MOST_AT_ONCE = 120;

/** Returns the number to show; after `showAll` the first batch is on the page, ready to take the focus. */
export function usePeopleShown(total: number) {
  const [limit, setLimit] = useState(FIRST);
  const areAllWanted = limit > FIRST;

  useEffect(() => {
    if (!areAllWanted || limit >= total) return;
    // The steps grow, because each lays out the whole grid, up to a size that does not delay a tap noticeably.
    const grow = () => startTransition(() => setLimit(limit + Math.min(limit, MOST_AT_ONCE)));
    // After the frame of the previous step: the click's own frame shows the first batch, and no frame lays out two steps.
    const frame = requestAnimationFrame(grow);
    return () => cancelAnimationFrame(frame);
  }, [areAllWanted, limit, total]);

  return {
    count: Math.min(limit, total),
    hasMore: !areAllWanted && total > FIRST,
    showAll: () => flushSync(() => setLimit(FIRST + AT_ONCE)),
  };
}
