/**
 * Announces the result of a send to a visitor who has moved elsewhere, without taking the focus
 * (docs/product/forms.md#focus). It is in the tree from the start of the send, because a screen reader only announces changes
 * in a region that it already knows.
 */
import type { SubmissionState } from "./submission-store.ts";

type Props = {
  /** Where the form is. */
  submission: SubmissionState;
  /** The result box's text. */
  text: string;
};

/** A hidden live region beside a form, or beside its result. */
export function LateResult({ submission, text }: Props) {
  if (submission.kind === "idle") return null;
  const isLate = submission.kind === "result" && !submission.isAwaited;
  return (
    <div className="imo-hidden" aria-live="polite">
      {isLate ? text : ""}
    </div>
  );
}
