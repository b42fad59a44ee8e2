import { useContext, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { HostBridge, WidgetProps } from "#runtime/define-widget.ts";
import { LoadFailure } from "#ui/load-failure.ts";
import { useFavouritesView } from "./kept/use-favourites-view.ts";
import { useFreshMarks } from "./kept/use-marks.ts";
import { ListingContext } from "./listing-context.tsx";
import { toListingFeatures } from "./listing-features.ts";
import type { pageData } from "./page-data.ts";
import { loadExtras } from "./panel/load-extras.ts";
import { usePanel } from "./panel/use-panel.ts";
import { LeftOutPlace } from "./results/LeftOutPlace.tsx";
import { Results } from "./results/Results.tsx";
import { useScrollReturn } from "./return/use-scroll-return.ts";
import { FilterBar } from "./search/FilterBar.tsx";
import { resultsOf } from "./search/listing-state.ts";
import { useListingStore } from "./search/use-listing-store.ts";
import { useOutcome } from "./search/use-outcome.ts";
import { LateSearchTrail } from "./share/LateSearchTrail.tsx";
import { usePrint } from "./use-print.ts";
import "./listing-search.css";
import "./print.css";

/** The listing page (docs/product/listing.md#listing). Filters apply at once and never wait for an answer. */
export function ListingSearch({ siteBase, funcoes, avisos, ami, bridge, ...given }: WidgetProps<typeof pageData>) {
  const { colaboradores: collaborators, localizacoes } = given;
  // On all that leaves the page (docs/law.md).
  const licence = ami === undefined ? "" : `Licença AMI n.º ${ami}`;
  const ownsUrl = useOwnsUrl(bridge);
  const features = useMemo(() => toListingFeatures(funcoes, ownsUrl), [funcoes, ownsUrl]);
  const { store, state } = useListingStore(given, bridge);
  const results = resultsOf(state);

  const element = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useOutcome({ results, bridge, heading });
  useScrollReturn(element, store, state.shown?.scroll, bridge);
  usePrint(element);
  const isEmpty = !state.shown && results.isLoading;
  // The page's own listings are worth more than grey boxes (docs/product/listing.md#loading).
  useLayoutEffect(() => (isEmpty ? bridge.keepFallback() : undefined), [bridge, isEmpty]);
  useFreshMarks(features);

  const favourites = useFavouritesView(features.hasHearts && bridge.position === 0, store);
  const searchPanel = usePanel(store, loadExtras);
  const panel = usePanel(store, loadExtras);
  const { report } = useContext(LoadFailure);
  function prefetch() {
    store.preload();
    if (!loadExtras.isAsked) loadExtras().catch(report);
  }
  const [clears, setClears] = useState(0);
  function clear() {
    panel.close();
    setClears(clears + 1);
    store.clear();
  }

  const { privacidadeUrl, telefone, email, apiBase, csrfUrl } = given;
  const settings = useMemo(
    () => ({ privacidadeUrl, telefone, email, apiBase, csrfUrl, bridge }),
    [privacidadeUrl, telefone, email, apiBase, csrfUrl, bridge],
  );
  const listing = useMemo(
    () => ({ store, settings, features, collaborators, localizacoes, siteBase, licence, avisos, heading, clears }),
    [store, settings, features, collaborators, localizacoes, siteBase, licence, avisos, clears],
  );
  return (
    <ListingContext value={listing}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: these handlers only prefetch code */}
      <div ref={element} className="imo-search" onPointerEnter={prefetch} onFocus={prefetch}>
        <FilterBar onInterest={panel.prepare} onOpen={panel.open} />
        <LeftOutPlace chosen={state.search.criteria.localizacao} isFirst={bridge.position === 0} />
        {panel.code && <panel.code.AdvancedPanel isOpen={panel.isOpen} onClose={panel.close} onClear={clear} />}
        <Results favourites={favourites} searchPanel={searchPanel} onClear={clear} />
        {licence && <p className="imo-search__licence">{licence}</p>}
        <LateSearchTrail />
        {searchPanel.code && <searchPanel.code.SearchPanel isOpen={searchPanel.isOpen} onClose={searchPanel.close} />}
        {favourites.view && <favourites.view.FavouritesPanel {...favourites.view} />}
      </div>
    </ListingContext>
  );
}

/** A server does not know the listing's position in the page. */
function useOwnsUrl(bridge: HostBridge): boolean {
  const ownsUrl = () => bridge.position === 0;
  return useSyncExternalStore(staysAsItIs, ownsUrl, () => true);
}

const staysAsItIs = () => () => undefined;
