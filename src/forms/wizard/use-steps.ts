import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from "react";
import { afterLeaving } from "#history/page-history.ts";
import { StepEntries } from "#history/step-entries.ts";

type Options = {
  form: string;
  /** For each step, whether the visitor may go on from it. */
  isComplete: readonly boolean[];
  isRestored?: boolean;
  isDone?: boolean;
};

export type Steps = ReturnType<typeof useSteps>;

/** Returns the furthest step whose earlier steps are all complete. */
export function findFurthestStep(isComplete: readonly boolean[]): number {
  const open = isComplete.slice(0, -1).indexOf(false);
  return open === -1 ? isComplete.length - 1 : open;
}

/**
 * Returns the visitor's step in a wizard, never beyond an incomplete one
 * (docs/product/wizards.md#steps). Each step is a history entry (docs/product/wizards.md#history).
 * A restored draft opens at its entry's step, or else at the furthest
 * (docs/product/wizards.md#restored-drafts).
 */
export function useSteps({ form, isComplete, isRestored = false, isDone = false }: Options) {
  const furthest = findFurthestStep(isComplete);
  const [wanted, setWanted] = useState(furthest);
  const [ofEntry, setOfEntry] = useState<number>();
  const [wasRestored, setWasRestored] = useState(isRestored);
  if (isRestored !== wasRestored) {
    setWasRestored(isRestored);
    setWanted(ofEntry ?? furthest);
  }
  // A visitor who is taken back to a step stays there until they press Next, even once the step is
  // complete.
  if (wanted > furthest) setWanted(furthest);
  const at = Math.min(wanted, furthest);
  const entries = useMemo(() => new StepEntries(form), [form]);
  const [traversals, setTraversals] = useState(0);
  useLayoutEffect(() => setOfEntry(entries.find()), [entries]);
  const enter = useEffectEvent((step: number) => {
    const isChange = !isDone && Math.min(step, furthest) !== at;
    setWanted(step);
    setTraversals((count) => count + 1);
    return isChange;
  });
  useEffect(() => entries.watch((step) => enter(step)), [entries]);

  return {
    at,
    isLast: at === isComplete.length - 1,
    next() {
      if (at === furthest) return;
      afterLeaving(() => {
        entries.push(at, at + 1);
        setWanted(at + 1);
      });
    },
    back() {
      if (at === 0) return;
      entries.pop(at - 1);
      setWanted(at - 1);
    },
    /**
     * Counts the browser's moves to an entry of this wizard, each of which scrolls to where that
     * entry was left.
     */
    traversals,
  };
}
