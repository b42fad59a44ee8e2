import type { Again } from "./submission-store.ts";

type Props = {
  again: Again;
  /** The id of the waiting text. */
  textId: string;
};

/**
 * Offers to send as soon as there is a network (docs/product/forms.md#sent-again). Fetched when a form is filled in,
 * because after the failure it is too late.
 */
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
