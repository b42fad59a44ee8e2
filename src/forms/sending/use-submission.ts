/** A form's submission, as its component sees it. */
import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from "react";
import type { FormBridge } from "#forms/form-settings.ts";
import type { Draft } from "#forms/use-draft.ts";
import { findSubmission, type Send, type SubmissionState } from "./submission-store.ts";

type Options = {
  /** The widget's name, for its errors. */
  widget: string;
  draft: Draft;
  bridge: FormBridge;
  /** The element that shows the form, and then its result. */
  container: RefObject<HTMLElement | null>;
  /** A chosen file can't be read any more; the form is idle again. */
  onFileGone: () => void;
};

/** A submission as a form holds it. */
export type Submission = {
  /** Where the form is. */
  state: SubmissionState;
  /** Sends, when nothing has been sent yet; `message` is all that the form says. */
  start: (send: Send, message: string) => void;
};

/** @returns the form's submission; one that is under way already, or whose end was not shown, is taken up */
export function useSubmission({ widget, draft, bridge, container, onFileGone }: Options): Submission {
  const [store] = useState(() => findSubmission(widget, draft));
  const state = useSyncExternalStore(store.subscribe, store.read, store.read);
  useLayoutEffect(() => store.show({ bridge, isVisitorHere: () => isVisitorAt(container.current), onFileGone }));
  return { state, start: (send, message) => store.start(send, message) };
}

/** Where the visitor is: where the focus is, and where nothing has it, what they see. */
function isVisitorAt(element: HTMLElement | null): boolean {
  if (!element) return false;
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) return element.contains(activeElement);
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}
