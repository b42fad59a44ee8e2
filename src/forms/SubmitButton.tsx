/**
 * The one main button of a form: what it does, or that it is doing it (docs/look.md#button,
 * docs/product/forms.md#sending).
 */
import { LoaderCircle } from "lucide-react";
import type { MouseEvent } from "react";

type Props = { children: string; isSending: boolean; isDisabled: boolean };

export function SubmitButton({ children, isSending, isDisabled }: Props) {
  return (
    <button
      type="submit"
      className="imo-button imo-button--primary"
      disabled={isDisabled || isSending}
      aria-busy={isSending}
      onClick={takeOneClick}
    >
      {isSending && <LoaderCircle className="imo-icon imo-spinner" />}
      <span>{isSending ? "A enviar…" : children}</span>
    </button>
  );
}

/** The second half of a double click would hit what the first one brought: the next step's button, the sending one too. */
function takeOneClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}
