import type { MouseEvent, ReactNode, SubmitEvent } from "react";
import { preloadTransport } from "#api/client.ts";
import type { Fields } from "#domain/fields/fields.ts";
import { OwnForm } from "#ui/own-form.ts";
import { useWidgetId } from "#ui/widget-id.ts";
import type { FormSettings } from "./form-settings.ts";
import { ResultBox, type ResultTexts } from "./sending/ResultBox.tsx";
import type { FormSession } from "./use-form-session.ts";

type Props<F extends Fields> = {
  session: FormSession<F>;
  settings: FormSettings;
  className: "imo-contact" | "imo-wizard";
  success: ResultTexts;
  failure: ResultTexts;
  /** Of the mail that the error box offers. */
  subject: string;
  scrollsToTop?: boolean;
  /** Stands above the card. */
  above?: ReactNode;
  /** In place of sending. */
  onSubmit?: (event: SubmitEvent) => void;
  children: ReactNode;
};

/**
 * The `method` of a form that only its widget sends (docs/contract.md#drawn-by-the-server): `GET` would put the typed text
 * into the URL. Outside a `<dialog>` a browser does nothing for it.
 */
const NEVER_NATIVELY = "dialog";

/** A form in its card, and then its result (docs/product/forms.md#result), which a `Refusal` says in its own words. */
export function FormFrame<F extends Fields>({
  session,
  className,
  success,
  failure,
  above,
  ...props
}: Props<F>) {
  const { submission } = session;
  const { children, onSubmit = session.submit, ...box } = props;
  const id = useWidgetId("form");
  const isDone = submission.kind === "result";
  const texts = isDone && submission.outcome === "success" ? success : failure;
  const said = isDone && submission.refusal ? { title: submission.refusal } : texts;
  return (
    <div ref={session.container} className={isDone ? `${className} imo-card` : className}>
      {isDone ? (
        <ResultBox
          key={submission.outcome}
          {...box}
          {...said}
          lines={session.answers}
          result={submission}
          isKept={session.isKept()}
        />
      ) : (
        <>
          {above}
          <form
            ref={session.form}
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
      {/* For a visitor who has moved elsewhere (docs/product/forms.md#focus). In the tree from the start of the send: a
          screen reader only announces changes in a region that it already knows. */}
      {submission.kind !== "idle" && (
        <div className="imo-hidden" aria-live="polite">
          {isDone && !submission.isAwaited ? [said.title, said.text].filter(Boolean).join(" ") : ""}
        </div>
      )}
    </div>
  );
}

/** A message that appears as the field is left would push a link or a button away from under the pointer. */
function keepFieldUntilClick(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest("a, button, [type=file]"))
    event.preventDefault();
}
