import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from "react";
import type { FormBridge } from "#forms/form-settings.ts";
import type { Draft } from "#forms/use-draft.ts";
import { findSubmission, type Send, type SubmissionState } from "./submission-store.ts";

type Options = {
  widget: string;
  draft: Draft;
  bridge: FormBridge;
  container: RefObject<HTMLElement | null>;
  onFileGone: () => void;
};

export type Submission = {
  state: SubmissionState;
  start: (send: Send, message: string) => void;
};

/** Returns the form's submission; one that is under way or whose end was not shown is taken up. */
export function useSubmission({ widget, draft, bridge, container, onFileGone }: Options): Submission {
  const [store] = useState(() => findSubmission(widget, draft));
  const state = useSyncExternalStore(store.subscribe, store.read, store.read);
  useLayoutEffect(() => store.show({ bridge, isVisitorHere: () => isVisitorAt(container.current), onFileGone }));
  return { state, start: (send, message) => store.start(send, message) };
}

/** By the focus, and where nothing has it, by what is in sight. */
function isVisitorAt(element: HTMLElement | null): boolean {
  if (!element) return false;
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) return element.contains(activeElement);
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}
