/**
 * The one main button of a form: what it does, or that it is doing it (docs/look.md#button,
 * docs/product/forms.md#sending).
 */
import { LoaderCircle } from "lucide-react";
import type { MouseEvent } from "react";

type Props = {
  /** What the button does. */
  children: string;
  /** Says "A enviar…" instead, and takes no click. */
  isSending: boolean;
  /** Whether something is still missing. */
  isDisabled: boolean;
};

/** The button, with a spinner while it sends. */
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
