/** Loads "Últimas pesquisas" once a search is kept, after the first render, because a server has no access to storage. */
import { useContext, useEffect, useState } from "react";
import { hasFeature } from "#domain/listing/features.ts";
import { loadOnce } from "#load-once.ts";
import { isKept, keptKeys, subscribeToConsent, subscribeToReturn } from "#memory/is-kept.ts";
import { LoadFailure } from "#ui/load-failure.ts";

type RecentMenu = typeof import("./RecentMenu.tsx").RecentMenu;

const loadMenu = loadOnce("RecentMenu", () => import("./RecentMenu.tsx"));

/** Returns the menu's component once it has loaded (docs/product/home-search.md#last-searches). */
export function useRecentMenu(funcoes: readonly string[] | undefined): RecentMenu | null {
  const [Menu, setMenu] = useState<RecentMenu | null>(null);
  const { report } = useContext(LoadFailure);
  const isOn = hasFeature(funcoes, "pesquisas");
  useEffect(() => {
    if (!isOn) return;
    const wake = () => {
      if (isKept(keptKeys.searches)) loadMenu().then((part) => setMenu(() => part.RecentMenu), report);
    };
    wake();
    addEventListener("storage", wake);
    const leaveReturn = subscribeToReturn(wake);
    const leaveConsent = subscribeToConsent(wake);
    return () => {
      removeEventListener("storage", wake);
      leaveReturn();
      leaveConsent();
    };
  }, [isOn, report]);
  return isOn ? Menu : null;
}
