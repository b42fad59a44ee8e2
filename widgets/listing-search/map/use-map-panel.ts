import { useMemo, useState } from "react";
import { loadOnce } from "#loading/load-once.ts";
import { useLater } from "#ui/use-later.ts";

const loadMap = loadOnce("ListingMap", () => import("./ListingMap.tsx"));

/** Returns the map's code once a press has loaded it, and the props of the button that toggles it. */
export function useMapPanel() {
  const { code, wantAtPress } = useLater(loadMap);
  const [isOpen, setOpen] = useState(false);
  const button = useMemo(() => {
    const toggle = async () => (await wantAtPress()) && setOpen(!isOpen);
    return { "aria-expanded": isOpen, onClick: toggle };
  }, [isOpen, wantAtPress]);
  return { code, isOpen, setOpen, button };
}
