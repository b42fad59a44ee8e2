/** The listing page (docs/product/listing.md#listing). Filters apply at once and never wait for an answer. */
import { useCallback, useContext, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import type { FoundImoveis } from "#api/imoveis-answer.ts";
import { formatLicence } from "#domain/format/licence.ts";
import type { GivenPlace } from "#domain/places/places.ts";
import type { Criteria, Id } from "#domain/search/criteria.ts";
import type { HostBridge } from "#runtime/define-widget.ts";
import { LoadFailure } from "#ui/load-failure.ts";
import type { Collaborator } from "./collaborator.ts";
import { useFavouritesView } from "./kept/use-favourites-view.ts";
import { useFreshMarks } from "./kept/use-marks.ts";
import { ListingContext } from "./listing-context.tsx";
import { toListingFeatures } from "./listing-features.ts";
import { loadExtras } from "./panel/load-extras.ts";
import { usePanel } from "./panel/use-panel.ts";
import { LeftOutPlace } from "./results/LeftOutPlace.tsx";
import { Results } from "./results/Results.tsx";
import { useScrollReturn } from "./return/use-scroll-return.ts";
import { FilterBar } from "./search/FilterBar.tsx";
import { resultsOf } from "./search/listing-state.ts";
import type { ListingStore } from "./search/listing-store.ts";
import { useListingStore } from "./search/use-listing-store.ts";
import { useOutcome } from "./search/use-outcome.ts";
import { LateSearchTrail } from "./share/LateSearchTrail.tsx";
import { usePrint } from "./use-print.ts";
import "./listing-search.css";
import "./print.css";

type PresetProps = {
  objectivo: readonly string[] | undefined;
  tipologia: readonly string[] | undefined;
  /** Places to start with; in a text, commas stand between them and in some names. */
  localizacao: string | readonly string[] | undefined;
  comercial: readonly Id[] | undefined;
  colaboradores: readonly Collaborator[] | undefined;
  localizacoes: readonly GivenPlace[] | undefined;
};

type Props = PresetProps & {
  resultados: FoundImoveis | undefined;
  siteBase: string;
  avisos: "mensagem" | "por-email";
  privacidadeUrl: string;
  telefone: string | undefined;
  email: string | undefined;
  ami: string | undefined;
  funcoes: readonly string[] | undefined;
  apiBase: string;
  csrfUrl: string | undefined;
  bridge: HostBridge;
};

/** The widget: filter bar, "Pesquisa Avançada" and the results. */
export function ListingSearch({ siteBase, funcoes, avisos, ami, bridge, ...pageData }: Props) {
  const { colaboradores: collaborators, localizacoes } = pageData;
  const licence = formatLicence(ami);
  const features = toListingFeatures(funcoes, useOwnsUrl(bridge));
  const { store, state } = useListingStore(pageData, bridge);
  const results = resultsOf(state);

  const element = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useOutcome({ results, bridge, heading });
  useScrollReturn(element, store, state.shown?.scroll, bridge);
  usePrint(element);
  useFallback(bridge, !state.shown && results.isLoading);
  useFreshMarks(features);

  const favourites = useFavouritesView(features.hasHearts && bridge.position === 0, store);
  const searchPanel = usePanel(store, loadExtras);
  const panel = usePanel(store, loadExtras);
  const prefetch = usePrefetch(store);
  const choose = useCallback((change: Partial<Criteria>) => store.choose(change), [store]);
  const [clears, setClears] = useState(0);
  function clear() {
    panel.close();
    setClears(clears + 1);
    store.clear();
  }

  const { privacidadeUrl, telefone, email, apiBase, csrfUrl } = pageData;
  const settings = { privacidadeUrl, telefone, email, apiBase, csrfUrl, bridge };
  const { criteria } = state.search;
  return (
    <ListingContext
      value={{ store, settings, features, collaborators, localizacoes, siteBase, licence, avisos, heading }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: these handlers only prefetch code */}
      <div ref={element} className="imo-search" onPointerEnter={prefetch} onFocus={prefetch}>
        <FilterBar
          criteria={criteria}
          localizacoes={localizacoes}
          clears={clears}
          onChoose={choose}
          onPanelInterest={panel.prepare}
          onOpenPanel={panel.open}
        />
        <LeftOutPlace chosen={criteria.localizacao} isFirst={bridge.position === 0} />
        {panel.code && (
          <panel.code.AdvancedPanel clears={clears} isOpen={panel.isOpen} onClose={panel.close} onClear={clear} />
        )}
        <Results favourites={favourites} searchPanel={searchPanel} onClear={clear} />
        {licence && <p className="imo-search__licence">{licence}</p>}
        <LateSearchTrail />
        {searchPanel.code && <searchPanel.code.SearchPanel isOpen={searchPanel.isOpen} onClose={searchPanel.close} />}
        {favourites.view && <Favourites view={favourites.view} />}
      </div>
    </ListingContext>
  );
}

function usePrefetch(store: ListingStore) {
  const { report } = useContext(LoadFailure);
  return () => {
    store.preload();
    loadExtras().catch(report);
  };
}

/** A server does not know the listing's position in the page. */
function useOwnsUrl(bridge: HostBridge): boolean {
  const ownsUrl = () => bridge.position === 0;
  return useSyncExternalStore(staysAsItIs, ownsUrl, () => true);
}

const staysAsItIs = () => () => undefined;

/** The page's own listings are worth more than grey boxes (docs/product/listing.md#loading). */
function useFallback(bridge: HostBridge, isEmpty: boolean) {
  useLayoutEffect(() => (isEmpty ? bridge.keepFallback() : undefined), [bridge, isEmpty]);
}

function Favourites({
  view: { FavouritesPanel, ...view },
}: {
  view: NonNullable<ReturnType<typeof useFavouritesView>["view"]>;
}) {
  return <FavouritesPanel {...view} />;
}
