/** How often the visitor had everything cleared: what was typed in a panel that is out of sight goes too. */
import { useEffect, useState } from "react";
import { CLEARED } from "#memory/is-kept.ts";

/** @returns a number that makes a fresh form by React's `key` */
export function useClearings(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const clear = () => setCount((before) => before + 1);
    document.addEventListener(CLEARED, clear);
    return () => document.removeEventListener(CLEARED, clear);
  }, []);
  return count;
}
