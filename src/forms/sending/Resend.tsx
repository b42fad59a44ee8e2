/**
 * After a send that found no network: offers to send as soon as there is one (docs/product/forms.md#sent-again). Fetched when
 * a form is filled in, because after the failure it is too late.
 */
import type { Again } from "./submission-store.ts";

type Props = {
  /** The other try. */
  again: Again;
};

/** The offer, and what stands there once it was taken. */
export function Resend({ again: { isWaiting, toggle } }: Props) {
  return (
    <div className="imo-resend">
      <p role="status">{isWaiting ? "À espera de ligação. Mantenha esta página aberta." : ""}</p>
      <button type="button" className="imo-button imo-button--secondary" onClick={toggle}>
        {isWaiting ? "Afinal não enviar" : "Enviar quando houver ligação"}
      </button>
    </div>
  );
}
