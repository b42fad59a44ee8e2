/**
 * The visitor's choice about what is kept without having been asked for (docs/product/memory.md#consent). It stands in
 * `data-imo-memory`, which the widgets read by themselves (src/memory/consent.ts); what follows its changes comes only to a
 * page that has it.
 */
import { loadChunk } from "./chunks.ts";
import type { ImoWidgets } from "./page-api.ts";

/** Makes `imoWidgets`, and follows the choice where the page speaks of it. */
export function followMemory(): void {
  // Where its code does not come, the rejection is the page's to hear; nothing is kept unasked all the same.
  const follow = async () => {
    // biome-ignore lint/style/noRestrictedImports: not statically
    const { followChoice } = await loadChunk("follow-choice", () => import("#memory/follow-choice.ts"));
    followChoice();
  };
  const pageApi: ImoWidgets = {
    memory(mayKeep) {
      document.documentElement.dataset.imoMemory = mayKeep ? "yes" : "no";
      follow();
    },
  };
  globalThis.imoWidgets = pageApi;
  if (document.querySelector("[data-imo-memory]")) follow();
}
