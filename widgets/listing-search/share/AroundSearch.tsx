/**
 * What goes along with a search: its panel, and what it leaves behind (docs/product/memory.md#this-search). The code of both
 * comes when it is wanted: the panel's with its button, the other with the first results of a search of the visitor's own.
 */
import { useEffect } from "react";
import type { Criteria } from "#domain/search/criteria.ts";
import { loadLater } from "#load-later.ts";
import { useLater } from "#ui/use-later.ts";
import type { Collaborator } from "../collaborator.ts";
import type { MessageSettings } from "../kept/FavouritesPanel.tsx";
import type { Panel } from "../panel/use-panel.ts";
import type { ListingResults } from "../search/listing-state.ts";
import type { ListingStore } from "../search/listing-store.ts";
import type { SearchFeatures } from "../search-features.ts";

type Props = {
  /** The search as it is chosen. */
  criteria: Criteria;
  /** Knows where it is shown, and whose it is. */
  store: ListingStore;
  /** What it found. */
  results: ListingResults;
  /** Names for the chosen collaborators' filter. */
  collaborators: readonly Collaborator[] | undefined;
  /** What the page has switched on. */
  features: SearchFeatures;
  /** The panel, and whether it is open. */
  panel: Panel<Pick<typeof import("../extras.ts"), "SearchPanel">>;
  /** Whether "Avise-me" is a message to the agency, or asks for alerts by e-mail. */
  avisos: "mensagem" | "por-email";
  /** For the message to the agency. */
  settings: MessageSettings;
};

const loadTrail = () => loadLater("SearchTrail", () => import("./SearchTrail.tsx"));

/** Nothing until one of them is wanted. */
export function AroundSearch({ results, panel, avisos, ...search }: Props) {
  const { criteria, store, features, settings } = search;
  const { code: trail, want } = useLater(loadTrail);
  const ownsUrl = settings.bridge.position === 0;
  const leavesTrail = ownsUrl && (features.hasSharing || features.hasMemory) && store.isVisitors();
  const shown = !results.isLoading && results.shown?.search.criteria === criteria ? results.shown : null;
  const isWanted = leavesTrail && shown !== null;
  useEffect(() => {
    if (isWanted) want();
  }, [isWanted, want]);

  const { code, isOpen, close } = panel;
  if (!trail && !code) return null;
  const url = store.urlOf(1).replace(/#.*$/, "");
  return (
    <>
      {trail && <trail.SearchTrail {...search} url={url} leavesTrail={leavesTrail} shown={shown} />}
      {code && (
        <code.SearchPanel {...search} avisos={avisos} url={ownsUrl ? url : null} isOpen={isOpen} onClose={close} />
      )}
    </>
  );
}
