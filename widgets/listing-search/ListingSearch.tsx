import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { WidgetProps } from "#runtime/define-widget.ts";
import { ListingCards } from "./card/ListingCards.tsx";
import { FilterBar } from "./filters/FilterBar.tsx";
import { useFavouritesView } from "./kept/use-favourites-view.ts";
import { loadExtras } from "./load-extras.ts";
import { useMapPanel } from "./map/use-map-panel.ts";
import { renewFavourites } from "./marks/kept-listings.ts";
import type { pageData } from "./page-data.ts";
import { usePanel } from "./panel/use-panel.ts";
import { LeftOutPlace } from "./results/LeftOutPlace.tsx";
import { Results } from "./results/Results.tsx";
import { useScrollReturn } from "./return/use-scroll-return.ts";
import { ListingContext, toListingFeatures } from "./search/listing-context.tsx";
import { ListingStore } from "./search/listing-store.ts";
import { toSearchPageData } from "./search/search-page-data.ts";
import { useOutcome } from "./search/use-outcome.ts";
import { SearchTrail } from "./share/SearchTrail.tsx";
import { usePrint } from "./use-print.ts";
import "./listing-search.css";
import "./print.css";

/**
 * The listing page (docs/product/listing.md#listing). Filters apply at once, without waiting for an
 * answer.
 */
export function ListingSearch(props: WidgetProps<typeof pageData>) {
  const { bridge } = props;
  // A server doesn't know the listing's position in the page.
  const ownsUrl = useSyncExternalStore(
    staysAsItIs,
    () => bridge.position === 0,
    () => true,
  );
  const { store, state } = useListingStore(props);

  const element = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useOutcome({ results: state, bridge, heading });
  useScrollReturn(element, store, state.shown?.scroll, bridge);
  usePrint(element);
  const isEmpty = !state.shown && state.isLoading;
  // The page's own listings are more useful than grey boxes (docs/product/listing.md#loading).
  useLayoutEffect(() => (isEmpty ? bridge.keepFallback() : undefined), [bridge, isEmpty]);

  const features = useMemo(
    () => toListingFeatures(props.funcoes, ownsUrl),
    [props.funcoes, ownsUrl],
  );
  const { shown } = state;
  const [keptFound] = useState(shown?.scroll && shown.found);
  useEffect(() => {
    // Results kept for a return to the page may be older than a favourite's copy.
    if (features.hasHearts && shown && shown.found !== keptFound)
      renewFavourites(shown.found.listings);
  }, [features, shown, keptFound]);
  const panel = usePanel(loadExtras, store);
  const searchPanel = usePanel(loadExtras, store);
  const readsHash = features.hasHearts && bridge.position === 0;
  const favourites = useFavouritesView(readsHash, loadExtras, store);
  const [clears, setClears] = useState(0);
  const { close } = panel;
  const map = useMapPanel();
  const clear = useCallback(() => {
    close();
    setClears((times) => times + 1);
    store.clear();
  }, [close, store]);

  const [advanced, search, kept] = [panel.opener, searchPanel.opener, favourites.opener];
  const mapButton = props.mapa ? map.button : undefined;
  const openers = useMemo(
    () => ({ advanced, search, favourites: kept, map: mapButton }),
    [advanced, search, kept, mapButton],
  );
  const listing = useMemo(() => {
    const { colaboradores: collaborators, localizacoes, siteBase, avisos } = props;
    const { privacidadeUrl, telefone, email, apiBase, csrfUrl } = props;
    const settings = { privacidadeUrl, telefone, email, apiBase, csrfUrl, bridge };
    // The licence goes on everything that leaves the page (docs/law.md).
    const licence = props.ami === undefined ? "" : `Licença AMI n.º ${props.ami}`;
    const page = { settings, features, collaborators, localizacoes, siteBase, avisos, licence };
    return { ...page, store, openers, heading, clears, clear, loadExtras };
  }, [props, bridge, features, store, openers, clears, clear]);
  const { licence } = listing;
  const { mapa: url, mapaCredito: credit } = props;
  return (
    <ListingContext value={listing}>
      <div ref={element} className="imo-search">
        <FilterBar />
        <LeftOutPlace />
        {panel.code && <panel.code.AdvancedPanel isOpen={panel.isOpen} onClose={close} />}
        <Results />
        {map.code && (
          <map.code.ListingMap {...map} {...{ listing, url, credit }} Cards={ListingCards} />
        )}
        {licence && <p className="imo-search__licence">{licence}</p>}
        <SearchTrail />
        {searchPanel.code && (
          <searchPanel.code.SearchPanel isOpen={searchPanel.isOpen} onClose={searchPanel.close} />
        )}
        {favourites.code && (
          <favourites.code.FavouritesPanel
            shared={favourites.shared}
            isOpen={favourites.isOpen}
            onClose={favourites.close}
          />
        )}
      </div>
    </ListingContext>
  );
}

/** Returns the listing's store, which runs while the listing is mounted, and its current state. */
function useListingStore(props: WidgetProps<typeof pageData>) {
  const data = useMemo(() => {
    const { apiBase, csrfUrl, resultados } = props;
    return { search: toSearchPageData(props), settings: { apiBase, csrfUrl }, initial: resultados };
  }, [props]);
  const [store] = useState(() => new ListingStore(data, props.bridge));
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getFirstState);
  useEffect(() => store.setPageData(data), [store, data]);
  // Runs before paint, so an answer that has already arrived is shown at once.
  useLayoutEffect(() => store.start(), [store]);
  return { store, state };
}

const staysAsItIs = () => () => undefined;
