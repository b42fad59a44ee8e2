/**
 * The visitor's choice about what is kept without having been asked for (docs/product/memory.md#consent). It stands in
 * `data-imo-memory`, which the widgets read by themselves (src/memory/consent.ts); what follows its changes comes only to a
 * page that has it.
 */
import { loadChunk } from "./chunks.ts";
import type { ImoWidgets } from "./page-api.ts";
import { report } from "./report.ts";

/**
 * Follows the choice where the page speaks of it.
 * @returns the element with the attribute
 */
export function followConsent(): ImoWidgets["memory"] {
  if (document.querySelector("[data-imo-memory]")) follow();
  return (mayKeep) => {
    document.documentElement.dataset.imoMemory = mayKeep ? "yes" : "no";
    follow();
  };
}

function follow(): void {
  loadChunk("follow-choice", () => import("#memory/follow-choice.ts")).then(
    ({ followChoice }) => followChoice((message) => reportProblem("page-data", message)),
    (cause) => {
      const message =
        "imo-widgets: the code that follows the visitor's choice did not come; nothing more is kept, what is there is not cleared.";
      reportProblem("load", message, cause);
    },
  );
}

function reportProblem(code: "load" | "page-data", message: string, cause?: unknown): void {
  report({ host: document.documentElement, widget: "imo-widgets", code, message, cause });
}
