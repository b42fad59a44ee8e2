/**
 * After a send that found no network: offers to send as soon as there is one, and does (docs/product/forms.md#sent-again).
 * Fetched when a form is filled in, because after the failure it is too late.
 */
import { useEffect, useEffectEvent, useState } from "react";

type Props = {
  /** Tries once more, with the same send id. */
  sendAgain: () => Promise<void>;
  /** Whether the visitor has taken the offer. */
  isWaiting: boolean;
  /** They have taken it, or taken it back. */
  onChange: (isWaiting: boolean) => void;
  /** The id of what is said while the form waits. */
  textId: string;
};

/** Seconds between two attempts where the browser thinks that there is a network all the time. */
const PAUSES = [1, 5, 10, 20, 40, 60];

/** The offer, and what stands there once it was taken. */
export function Resend({ sendAgain, isWaiting, onChange, textId }: Props) {
  const [attempts, setAttempts] = useState(0);

  const attempt = useEffectEvent(async () => {
    await sendAgain();
    setAttempts((count) => count + 1);
  });
  useEffect(() => {
    if (!isWaiting) return;
    const pause = PAUSES[Math.min(attempts, PAUSES.length - 1)] ?? 60;
    const timer = setTimeout(() => navigator.onLine && attempt(), pause * 1000);
    const onOnline = () => void attempt();
    addEventListener("online", onOnline);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", onOnline);
    };
  }, [isWaiting, attempts]);

  return (
    <div className="imo-resend">
      <p role="status" id={isWaiting ? textId : undefined}>
        {isWaiting ? "À espera de ligação. Mantenha esta página aberta." : ""}
      </p>
      <button
        type="button"
        className={`imo-button imo-button--${isWaiting ? "secondary" : "primary"}`}
        onClick={() => onChange(!isWaiting)}
      >
        {isWaiting ? "Cancelar o envio" : "Enviar quando houver ligação"}
      </button>
    </div>
  );
}
