import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from "react";
import type { Draft } from "#forms/session/use-draft.ts";
import { findSubmission, type Shown, type SubmissionStore } from "./submission-store.ts";

/** Returns the submission of a draft, and its state. */
export function useSubmission(widget: string, draft: Draft) {
  const [store] = useState(() => findSubmission(widget, draft));
  const state = useSyncExternalStore(store.subscribe, store.read, store.read);
  return { store, state };
}

/**
 * Marks a submission as shown in `container`. A visitor who is in `container` when the result comes
 * was waiting for it.
 */
export function useShown(
  store: SubmissionStore,
  container: RefObject<HTMLElement | null>,
  { bridge, onFileGone }: Omit<Shown, "isVisitorHere">,
): void {
  useLayoutEffect(() => {
    const isVisitorHere = () => isVisitorAt(container.current);
    return store.show({ bridge, isVisitorHere, onFileGone });
  });
}

/** Whether the visitor is at `element`: it has the focus or, if nothing has it, is visible. */
function isVisitorAt(element: HTMLElement | null): boolean {
  if (!element) return false;
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) return element.contains(activeElement);
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}
