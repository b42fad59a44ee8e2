import { loadChunk } from "./chunks.ts";
import type { ImoWidgets } from "./page-api.ts";
import { report } from "./report.ts";

const PAGE = { host: document.documentElement, widget: "imo-widgets" };

/**
 * Returns `imoWidgets.memory`. If the page has the attribute, also loads the code that follows the
 * visitor's choice.
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
    ({ followChoice }) =>
      followChoice((message) => report({ ...PAGE, code: "page-data", message })),
    (cause) => {
      const message =
        "imo-widgets: the code that follows the visitor's choice could not be loaded; nothing more is kept, but what is kept isn't cleared.";
      report({ ...PAGE, code: "load", message, cause });
    },
  );
}
