import type { SubmissionState } from "./submission-store.ts";

type Props = {
  submission: SubmissionState;
  text: string;
};

/**
 * Announces a result to a visitor who has moved elsewhere (docs/product/forms.md#focus). In the tree from the start of
 * the send: a screen reader only announces changes in a region that it already knows.
 */
export function LateResult({ submission, text }: Props) {
  if (submission.kind === "idle") return null;
  const isLate = submission.kind === "result" && !submission.isAwaited;
  return (
    <div className="imo-hidden" aria-live="polite">
      {isLate ? text : ""}
    </div>
  );
}
