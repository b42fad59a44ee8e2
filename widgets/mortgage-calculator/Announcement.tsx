/** Announces a text that has been stable for a moment; otherwise a sum would be read at every key. */
import { useEffect, useState } from "react";

/** Time without a change, in ms: longer than between two keys of a slow typist. */
const PAUSE = 1000;

/** The region is there, empty, from the start, because screen readers announce only changes of known regions. */
export function Announcement({ children }: { children: string }) {
  const [said, setSaid] = useState("");

  useEffect(() => {
    if (children === said) return undefined;
    const pause = setTimeout(() => setSaid(children), PAUSE);
    return () => clearTimeout(pause);
  }, [children, said]);

  return <output className="imo-hidden">{said}</output>;
}
