/**
 * Where a visitor is in a wizard (docs/product/wizards.md#steps): one step after the other, never beyond one that is
 * not complete. The bound is worked out anew from what stands in the fields, so that no edit can leave somebody in a
 * step that they could not reach.
 */
import { useState } from "react";

/** A visitor's place in a wizard. */
export type Steps = {
  /** The step shown, from 0. */
  at: number;
  /** Whether it is the one that sends. */
  isLast: boolean;
  /** Goes on, where the step is complete. */
  next: () => void;
  /** Goes back one step. */
  back: () => void;
};

/** The furthest step whose earlier steps are all complete. */
export function findFurthestStep(isComplete: readonly boolean[]): number {
  const open = isComplete.slice(0, -1).indexOf(false);
  return open === -1 ? isComplete.length - 1 : open;
}

/**
 * @param isComplete for each step, whether it may be left forwards
 * @param isRestored whether a draft has come back, which opens at the furthest step
 * (docs/product/wizards.md#restored-drafts)
 */
export function useSteps(isComplete: readonly boolean[], isRestored = false): Steps {
  const furthest = findFurthestStep(isComplete);
  const [wanted, setWanted] = useState(furthest);
  const [wasRestored, setWasRestored] = useState(isRestored);
  if (isRestored !== wasRestored) {
    setWasRestored(isRestored);
    setWanted(furthest);
  }
  const at = Math.min(wanted, furthest);
  return {
    at,
    isLast: at === isComplete.length - 1,
    next: () => setWanted(Math.min(at + 1, furthest)),
    back: () => setWanted(Math.max(at - 1, 0)),
  };
}
