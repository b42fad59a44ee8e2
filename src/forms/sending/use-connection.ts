import { useSyncExternalStore } from "react";
import { useLasting } from "#ui/use-lasting.ts";

/** In ms. */
const LONGEST_SILENCE = 8000;

const OFFLINE = "Está sem ligação à internet.";
const KEPT = " O que escreveu fica guardado.";
const LATE = "Está a demorar mais do que o habitual. Mantenha esta página aberta.";

/**
 * Returns a form's notice about the connection (docs/product/forms.md#connection); a server counts
 * as online. It never blocks sending, because a browser may claim to be offline although the
 * network works.
 */
export function useConnectionNotice(isSending: boolean, isKept: boolean): string | undefined {
  const isLate = useLasting(isSending, LONGEST_SILENCE);
  const isOffline = !useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (isLate) return LATE;
  return isOffline && !isSending ? `${OFFLINE}${isKept ? KEPT : ""}` : undefined;
}

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
