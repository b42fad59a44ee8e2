/**
 * Says a text to a screen reader once it has stood for a moment: a sum that changes at every key would be read at every
 * key. The region is there, empty, from the start, because only what changes in a known region is heard.
 */
import { useEffect, useState } from "react";

/** Longer than between two keys of a slow typist. */
const PAUSE = 1000;

/** A hidden live region that says `children` once they have stood for a second. */
export function Announcement({ children }: { children: string }) {
  const [said, setSaid] = useState("");

  useEffect(() => {
    if (children === said) return undefined;
    const pause = setTimeout(() => setSaid(children), PAUSE);
    return () => clearTimeout(pause);
  }, [children, said]);

  return <output className="imo-hidden">{said}</output>;
}
