/**
 * After a send that found no network: offers to send as soon as there is one (docs/product/forms.md#sent-again). Fetched when
 * a form is filled in, because after the failure it is too late.
 */
import type { Again } from "./submission-store.ts";

type Props = {
  /** The other try. */
  again: Again;
  /** The id of what is said while the form waits. */
  textId: string;
};

/** The offer, and what stands there once it was taken. */
export function Resend({ again: { isWaiting, toggle }, textId }: Props) {
  return (
    <div className="imo-resend">
      <p role="status" id={isWaiting ? textId : undefined}>
        {isWaiting ? "À espera de ligação. Mantenha esta página aberta." : ""}
      </p>
      <button
        type="button"
        className={`imo-button imo-button--${isWaiting ? "secondary" : "primary"}`}
        onClick={toggle}
      >
        {isWaiting ? "Cancelar o envio" : "Enviar quando houver ligação"}
      </button>
    </div>
  );
}
