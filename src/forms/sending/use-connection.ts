import { useEffect, useState, useSyncExternalStore } from "react";

/** In ms. */
const LONGEST_SILENCE = 8000;

const OFFLINE = "Está sem ligação à internet.";
const KEPT = " O que escreveu fica guardado.";
const LATE = "Está a demorar mais do que o habitual. Mantenha esta página aberta.";

/**
 * Returns the network's notice in a form (docs/product/forms.md#connection); a server counts as
 * online. It never blocks sending, because a browser may claim to be offline although the network
 * works.
 */
export function useConnectionNotice(isSending: boolean, isKept: boolean): string | undefined {
  const isLate = useIsLate(isSending);
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

function useIsLate(isUnderWay: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setLate(true), LONGEST_SILENCE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isUnderWay]);
  return isLate;
}
