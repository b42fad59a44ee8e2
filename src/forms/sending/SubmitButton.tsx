/** The main button of a form (docs/look.md#button, docs/product/forms.md#sending). */
import LoaderCircle from "lucide-react/icons/loader-circle";
import type { MouseEvent } from "react";

type Props = {
  children: string;
  /** Says "A enviar…" instead, and takes no click. */
  isSending: boolean;
  isDisabled: boolean;
};

/**
 * The button, with a spinner while it sends. Without `autocomplete` Firefox restores an enabled button after a reload,
 * before there is code that sends.
 */
export function SubmitButton({ children, isSending, isDisabled }: Props) {
  return (
    // A new one after sending: a host's guard may have put its own text into the pressed one.
    <button
      key={String(isSending)}
      type="submit"
      className="imo-button imo-button--primary"
      disabled={isDisabled || isSending}
      {...NOT_RESTORED}
      aria-busy={isSending}
      onClick={takeOneClick}
    >
      {isSending && <LoaderCircle className="imo-icon imo-spinner" />}
      <span>{isSending ? "A enviar…" : children}</span>
    </button>
  );
}

/** React's types know `autocomplete` on fields alone; Firefox heeds it on buttons too. */
const NOT_RESTORED = { autoComplete: "off" };

/** The second half of a double click would hit the next step's button. */
function takeOneClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}
