/**
 * Says what came of a send to whoever was somewhere else by then: the focus stays with them (docs/product/forms.md#focus). In
 * the tree since the send began, because a screen reader only hears what changes in a region that it already knows.
 */
import type { SubmissionState } from "./submission-store.ts";

type Props = {
  /** Where the form is. */
  submission: SubmissionState;
  /** What the result box says. */
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
