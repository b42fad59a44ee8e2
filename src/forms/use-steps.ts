/**
 * Where a visitor is in a wizard (docs/product/wizards.md#steps): one step after the other, never beyond one that is
 * not complete. The bound is worked out anew from what stands in the fields, so that no edit can leave somebody in a
 * step that they could not reach. Each step is an entry of the browser's history (docs/product/wizards.md#history).
 */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { lastStep, readStepPath, type StepPath, withStepPath } from "./step-history.ts";

type Options = {
  /** The form's own name: the key of its draft. */
  form: string;
  /** For each step, whether it may be left forwards. */
  isComplete: readonly boolean[];
  /** Whether a draft has come back. */
  isRestored?: boolean;
  /** Whether the result has taken the steps' place. */
  isDone?: boolean;
};

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
  /** How often the browser has gone to an entry of this wizard; it then scrolls to where that entry was left. */
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
  const at = Math.min(wanted, furthest);
  const { push, pop, traversals } = useStepEntries(form, {
    onFound: setOfEntry,
    onEntered(step) {
      const isChange = !isDone && Math.min(step, furthest) !== at;
      setWanted(step);
      return isChange;
    },
  });

  return {
    at,
    isLast: at === isComplete.length - 1,
    next() {
      if (at === furthest) return;
      push(at, at + 1);
      setWanted(at + 1);
    },
    back() {
      if (at === 0) return;
      pop(at - 1);
      setWanted(at - 1);
    },
    traversals,
  };
}

type EntryEvents = {
  /** The page was opened at an entry of this wizard. */
  onFound: (step: number) => void;
  /** The browser went to one; says whether the visitor sees anything else now. */
  onEntered: (step: number) => boolean;
};

/** The entries that this wizard has in the browser's history. */
function useStepEntries(form: string, { onFound, onEntered }: EntryEvents) {
  const path = useRef<StepPath>([0]);
  /** How many of them there were when the wizard came onto the page; only behind later ones is one of ours for certain. */
  const before = useRef(1);
  const [traversals, setTraversals] = useState(0);

  const find = useEffectEvent(() => {
    const found = readStepPath(history.state, form);
    if (!found) return;
    path.current = found;
    before.current = found.length;
    onFound(lastStep(found));
  });
  const enter = useEffectEvent((event: PopStateEvent) => {
    const entered = readStepPath(event.state, form);
    if (!entered) return;
    // Turbo and Livewire would put the whole page back as it was when they saw it last.
    event.stopImmediatePropagation();
    const isBack = entered.length < path.current.length;
    path.current = entered;
    before.current = Math.min(before.current, entered.length);
    const isChange = onEntered(lastStep(entered));
    // An entry that shows nothing else, of a form that was sent say, would be a Back that does nothing.
    if (isBack && !isChange) history.back();
    else setTraversals((count) => count + 1);
  });
  useLayoutEffect(() => find(), []);
  useEffect(() => {
    const listener = (event: Event) => enter((event as CustomEvent<PopStateEvent>).detail);
    // The entry's word for a `popstate`, which it hears before the wizard could.
    document.addEventListener("imo-popstate", listener);
    return () => document.removeEventListener("imo-popstate", listener);
  }, []);

  const replace = (steps: StepPath) => {
    path.current = steps;
    history.replaceState(withStepPath(history.state, form, steps), "");
  };
  return {
    traversals,
    push(from: number, to: number) {
      replace([...path.current.slice(0, -1), from]);
      path.current = [...path.current, to];
      history.pushState(withStepPath(history.state, form, path.current), "");
    },
    pop(to: number) {
      const isBehind = path.current.length > before.current && path.current.at(-2) === to;
      if (!isBehind) return replace([...path.current.slice(0, -1), to]);
      path.current = path.current.slice(0, -1);
      history.back();
    },
  };
}
