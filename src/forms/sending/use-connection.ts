/** Adapts a form to the network (docs/product/forms.md#connection). */
import { useEffect, useState, useSyncExternalStore } from "react";

/** Milliseconds until a line says that a send is slow. */
const LATE = 8000;

/** Returns the browser's word on the network; on a server, `true`. */
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

/** Tells if something has been under way for longer than people wait without a word. */
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
