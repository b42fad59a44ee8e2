import type { MouseEvent, ReactNode, SubmitEvent } from "react";
import { preloadTransport } from "#api/client.ts";
import type { Fields } from "#domain/fields/fields.ts";
import { OwnForm } from "#ui/own-form.ts";
import { useWidgetId } from "#ui/widget-id.ts";
import type { FormSettings } from "./form-settings.ts";
import { ResultBox, type ResultTexts } from "./sending/ResultBox.tsx";
import { outcomeOf, resultOf } from "./sending/submission-store.ts";
import type { FormSession } from "./session/use-form-session.ts";

type Props<F extends Fields> = {
  session: FormSession<F>;
  settings: FormSettings;
  className: "imo-contact" | "imo-wizard";
  success: ResultTexts;
  failure: ResultTexts;
  /** The subject of the mail that the error box offers. */
  subject: string;
  scrollsToTop?: boolean;
  /** Shown above the card. */
  above?: ReactNode;
  /** Replaces the default submit; wizards advance a step. */
  onSubmit?: (event: SubmitEvent) => void;
  children: ReactNode;
};

/**
 * The `method` of a form that only its widget may send (docs/contract.md#drawn-by-the-server).
 * `GET` would put the typed text into the URL; `dialog` does nothing outside a `<dialog>`.
 */
const NEVER_NATIVELY = "dialog";

/**
 * A form in its card, later replaced by its result (docs/product/forms.md#result). A `Refusal`
 * provides the result's text.
 */
export function FormFrame<F extends Fields>({
  session,
  className,
  success,
  failure,
  above,
  ...props
}: Props<F>) {
  const { entry, draft, submission, refs } = session;
  const { state } = submission;
  const { children, onSubmit = submission.submit, ...box } = props;
  const id = useWidgetId("form");
  const result = resultOf(state);
  const texts = state.is === "sent" ? success : failure;
  const announcement: ResultTexts =
    state.is === "failed" && state.refusal ? { title: state.refusal } : texts;
  return (
    <div ref={refs.container} className={result ? `${className} imo-card` : className}>
      {result ? (
        <ResultBox
          key={outcomeOf(result)}
          {...box}
          {...announcement}
          lines={entry.answers}
          result={result}
          isKept={draft.isKept}
          resend={submission.resend}
        />
      ) : (
        <>
          {above}
          <form
            ref={refs.form}
            id={id}
            className="imo-card"
            method={NEVER_NATIVELY}
            noValidate
            onSubmitCapture={onSubmit}
            onInput={preloadTransport}
            onMouseDown={keepFieldUntilClick}
          >
            <OwnForm value={id}>{children}</OwnForm>
          </form>
        </>
      )}
      {/* Announces the result to a visitor who has moved elsewhere (docs/product/forms.md#focus).
          It is in the tree from the start of the send, because screen readers only announce
          changes in a region that they already know. */}
      {state.is !== "idle" && (
        <div className="imo-hidden" aria-live="polite">
          {result && !result.isAwaited
            ? [announcement.title, announcement.text].filter(Boolean).join(" ")
            : ""}
        </div>
      )}
    </div>
  );
}

/**
 * Keeps the focus in the field until the click. A message that appeared when the field lost the
 * focus would push the link or button away from under the pointer.
 */
function keepFieldUntilClick(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest("a, button, [type=file]"))
    event.preventDefault();
}
