/**
 * Loads "Últimas pesquisas" once a search has been kept, and only after the first render because a
 * server has no access to storage.
 */
import { useEffect } from "react";
import { hasFeature } from "#domain/listing/features.ts";
import { loadOnce } from "#loading/load-once.ts";
import { isKept, keptKeys, subscribeToConsent, subscribeToReturn } from "#memory/is-kept.ts";
import { useLater } from "#ui/use-later.ts";

const loadMenu = loadOnce("RecentMenu", () => import("./RecentMenu.tsx"));

/** Returns the menu's component once it has loaded (docs/product/home-search.md#last-searches). */
export function useRecentMenu(funcoes: readonly string[] | undefined) {
  const { code, want } = useLater(loadMenu);
  const isOn = hasFeature(funcoes, "pesquisas");
  useEffect(() => {
    if (!isOn) return;
    const wake = () => {
      if (isKept(keptKeys.searches)) want();
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
  }, [isOn, want]);
  return isOn && code ? code.RecentMenu : null;
}
