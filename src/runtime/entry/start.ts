import type { LoadWidget } from "#runtime/contract.ts";
import { mountIsland } from "#runtime/entry/island.ts";
import { loadChunk } from "./chunks.ts";
import { followConsent } from "./consent.ts";
import { watchEarlyVisit } from "./early-visit.ts";
import { watchHosts } from "./hosts.ts";
import type { ImoWidgets } from "./page-api.ts";
import { watchPresses } from "./presses.ts";

const STARTED = Symbol.for("imo-widgets");

/**
 * Starts the widgets. If a page has several bundles, only the first one does
 * (docs/contract.md#included-twice).
 */
export function start(
  loadFavorites: () => Promise<Pick<ImoWidgets, "favorite">>,
  widgets: Readonly<Record<string, LoadWidget>>,
): void {
  const page = globalThis as { [STARTED]?: true };
  if (page[STARTED]) return;
  page[STARTED] = true;
  // A window calls its listeners in the order they were added, and a wizard's come late. So the
  // entry listens for `popstate`, ahead of a router that starts after the bundle
  // (docs/product/wizards.md#history).
  addEventListener("popstate", (event) =>
    document.dispatchEvent(new CustomEvent("imo-popstate", { detail: event })),
  );

  watchPresses();
  watchEarlyVisit();
  globalThis.imoWidgets = {
    memory: followConsent(),
    favorite: async (...call) => (await loadChunk("early", loadFavorites)).favorite(...call),
  };
  const known = Object.keys(widgets);
  const find = (name: string) => (Object.hasOwn(widgets, name) ? widgets[name] : undefined);
  watchHosts(document, (host, name) => mountIsland(host, name, find(name), known));
}
