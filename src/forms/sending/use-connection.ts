/**
 * What the network means for a form (docs/product/forms.md#connection): without one the button waits instead of burning the
 * form on a send that must fail, and whoever waits long for an answer is told so.
 */
import { useEffect, useState, useSyncExternalStore } from "react";

/** How long a send may take before a line says that it is slow. */
const LATE = 8000;

/** Whether the browser says that there is a network; a server that draws says so too. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** Whether something has been under way for longer than people wait without a word. */
export function useIsLate(isUnderWay: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setLate(true), LATE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isUnderWay]);
  return isLate;
}
