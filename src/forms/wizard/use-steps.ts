/**
 * Tracks a visitor's step in a wizard (docs/product/wizards.md#steps): one after the other, never beyond an incomplete
 * one. The last reachable step is computed from the fields at each render, so that an edit cannot leave a visitor in a step
 * that they could not reach. Each step is an entry of the browser's history (docs/product/wizards.md#history).
 */
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from "react";
import { afterLeaving } from "#history/page-history.ts";
import { StepEntries } from "#history/step-entries.ts";

type Options = {
  /** The form's own name: the key of its draft. */
  form: string;
  /** For each step, whether it may be left forwards. */
  isComplete: readonly boolean[];
  isRestored?: boolean;
  /** The result has replaced the steps. */
  isDone?: boolean;
};

/** The step that a visitor is at, and the ways from it. */
export type Steps = {
  /** The step shown, from 0. */
  at: number;
  /** It is the step that sends. */
  isLast: boolean;
  /** Goes on, where the step is complete. */
  next: () => void;
  /** Goes back one step. */
  back: () => void;
  /** Number of the browser's moves to an entry of this wizard; each scrolls to the place where that entry was left. */
  traversals: number;
};

/** The furthest step whose earlier steps are all complete. */
export function findFurthestStep(isComplete: readonly boolean[]): number {
  const open = isComplete.slice(0, -1).indexOf(false);
  return open === -1 ? isComplete.length - 1 : open;
}

/** One wizard's steps; a draft opens at the step of its history entry, else at the furthest (docs/product/wizards.md#restored-drafts). */
export function useSteps({ form, isComplete, isRestored = false, isDone = false }: Options): Steps {
  const furthest = findFurthestStep(isComplete);
  const [wanted, setWanted] = useState(furthest);
  const [ofEntry, setOfEntry] = useState<number>();
  const [wasRestored, setWasRestored] = useState(isRestored);
  if (isRestored !== wasRestored) {
    setWasRestored(isRestored);
    setWanted(ofEntry ?? furthest);
  }
  // A visitor who is brought back to a step stays there until they press Next, also once the step is complete.
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
    traversals,
  };
}
