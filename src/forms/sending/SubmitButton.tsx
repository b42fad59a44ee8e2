import LoaderCircle from "lucide-react/icons/loader-circle";
import { useOwnForm } from "#ui/own-form.ts";

type Props = {
  children: string;
  isSending: boolean;
  isDisabled: boolean;
};

/**
 * A form's main button (docs/look.md#button, docs/product/forms.md#sending). Without
 * `autocomplete`, Firefox would restore an enabled button after a reload, before the code that
 * sends has loaded.
 */
export function SubmitButton({ children, isSending, isDisabled }: Props) {
  const form = useOwnForm();
  return (
    // The button is replaced after sending, because a host's guard may have put its own text into
    // it.
    <button
      key={String(isSending)}
      type="submit"
      form={form}
      className="imo-button imo-button--primary"
      disabled={isDisabled || isSending}
      {...NOT_RESTORED}
      aria-busy={isSending}
    >
      {isSending && <LoaderCircle className="imo-icon imo-spinner" />}
      <span>{isSending ? "A enviar…" : children}</span>
    </button>
  );
}

/** React's types allow `autocomplete` only on fields. */
const NOT_RESTORED = { autoComplete: "off" };
