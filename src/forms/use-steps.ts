/**
 * Where a visitor is in a wizard (docs/product/wizards.md#steps): one step after the other, never beyond one that is
 * not complete. The bound is worked out anew from what stands in the fields, so that no edit can leave somebody in a
 * step that he could not reach.
 */
import { useState } from "react";

export type Steps = { at: number; isLast: boolean; next: () => void; back: () => void };

/** The furthest step whose earlier steps are all complete. */
export function findFurthestStep(isComplete: readonly boolean[]): number {
  const open = isComplete.slice(0, -1).indexOf(false);
  return open === -1 ? isComplete.length - 1 : open;
}

/**
 * @param isComplete for each step, whether it may be left forwards; a draft opens at the furthest
 * (docs/product/wizards.md#restored-drafts)
 */
export function useSteps(isComplete: readonly boolean[]): Steps {
  const furthest = findFurthestStep(isComplete);
  const [wanted, setWanted] = useState(furthest);
  const at = Math.min(wanted, furthest);
  return {
    at,
    isLast: at === isComplete.length - 1,
    next: () => setWanted(Math.min(at + 1, furthest)),
    back: () => setWanted(Math.max(at - 1, 0)),
  };
}
