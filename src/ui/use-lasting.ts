import { useEffect, useState } from "react";

/** Whether `isOn` has been true for at least `delay` ms without a break. */
export function useLasting(isOn: boolean, delay: number): boolean {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setLasting(true), delay);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isOn, delay]);
  return isOn && isLasting;
}
