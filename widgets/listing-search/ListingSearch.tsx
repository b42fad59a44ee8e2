/**
 * The listing page (docs/product/listing.md#listing): one store of what is searched for and found
 * (listing-store.ts), and what the visitor sees of it. Filters apply at once and never wait for an answer.
 */
import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import type { FoundImoveis } from "#api/imoveis-answer.ts";
import { formatLicence } from "#domain/format/licence.ts";
import type { GivenPlace } from "#domain/places/places.ts";
import type { Criteria, Id } from "#domain/search/criteria.ts";
import type { HostBridge } from "#runtime/define-widget.ts";
import { useLater } from "#ui/use-later.ts";
import type { Collaborator } from "./collaborator.ts";
import type { MessageSettings } from "./kept/FavouritesPanel.tsx";
import { useFavouritesView } from "./kept/use-favourites-view.ts";
import { useKept } from "./kept/use-kept.ts";
import { loadExtras } from "./load-extras.ts";
import { usePanel } from "./panel/use-panel.ts";
import { LeftOutPlace } from "./results/LeftOutPlace.tsx";
import { Results } from "./results/Results.tsx";
import { useWayBack } from "./return/use-way-back.ts";
import { FilterBar } from "./search/FilterBar.tsx";
import { resultsOf } from "./search/listing-state.ts";
import type { ListingStore } from "./search/listing-store.ts";
import { useListing } from "./search/use-listing.ts";
import { useOutcome } from "./search/use-outcome.ts";
import { toSearchFeatures } from "./search-features.ts";
import { AroundSearch } from "./share/AroundSearch.tsx";
import { usePrint } from "./use-print.ts";
import "./listing-search.css";
import "./print.css";

type PresetProps = {
  /** Purposes to start with. */
  objectivo: readonly string[] | undefined;
  /** Property types to start with. */
  tipologia: readonly string[] | undefined;
  /** Places to start with; in a text, commas stand between them and in some names. */
  localizacao: string | readonly string[] | undefined;
  /** Collaborators whose listings to start with, by id. */
  comercial: readonly Id[] | undefined;
  /** The collaborators to choose from; that filter is shown only when given. */
  colaboradores: readonly Collaborator[] | undefined;
  /** Replaces the built-in list of places. */
  localizacoes: readonly GivenPlace[] | undefined;
};

type Props = PresetProps & {
  /** The answer to the first search, which is then not sent. */
  resultados: FoundImoveis | undefined;
  /** `""` or a folder: put before the cards' links. */
  siteBase: string;
  /** Whether "Avise-me" is a message to the agency, or asks for alerts by e-mail. */
  avisos: "mensagem" | "por-email";
  /** The privacy policy, for the message to the agency. */
  privacidadeUrl: string;
  /** A phone number to offer when sending fails. */
  telefone: string | undefined;
  /** An e-mail address to offer when sending fails. */
  email: string | undefined;
  /** The number of the agency's licence. */
  ami: string | undefined;
  /** What the page has switched on; all of it when left out. */
  funcoes: readonly string[] | undefined;
  /** Put before every `/api/…` path. */
  apiBase: string;
  /** Asked once to renew an expired session; the page's own URL when left out. */
  csrfUrl: string | undefined;
  /** Events and errors to the page, and which listing on it this is. */
  bridge: HostBridge;
};

/** The widget: filter bar, "Pesquisa Avançada" and the results. */
export function ListingSearch({
  siteBase,
  funcoes,
  avisos,
  privacidadeUrl,
  telefone,
  email,
  bridge,
  ...pageData
}: Props) {
  const { colaboradores, localizacoes, apiBase, csrfUrl } = pageData;
  const licence = formatLicence(pageData.ami);
  const { store, state } = useListing(pageData, bridge);
  const results = resultsOf(state);

  const element = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useOutcome({ results, bridge, heading });
  useWayBack(element, store, state.shown?.scroll, bridge);
  usePrint(element);
  useFallback(bridge, !state.shown && results.isLoading);

  const kept = useKept(funcoes, bridge);
  const { canCompare } = kept;
  const favourites = useFavouritesView(kept.count !== null && bridge.position === 0, store);
  const searchPanel = usePanel(store, loadExtras);
  const panel = usePanel(store, loadExtras);
  const prepare = useInterest(store);
  const choose = useCallback((change: Partial<Criteria>) => store.choose(change), [store]);
  const [clears, setClears] = useState(0);
  function clear() {
    panel.close();
    setClears(clears + 1);
    store.clear();
  }

  const settings = { privacidadeUrl, telefone, email, apiBase, csrfUrl, bridge };
  const { criteria } = state.search;
  const search = { criteria, store, results, collaborators: colaboradores };
  const around = { features: toSearchFeatures(funcoes, useOwnsUrl(bridge)), settings };
  const filters = { localizacoes, clears };
  const ways = { kept, favourites, searchPanel };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, only fetched for what may be done
    <div ref={element} className="imo-search" onPointerEnter={prepare} onFocus={prepare}>
      <FilterBar
        {...filters}
        criteria={criteria}
        onChoose={choose}
        onPanelInterest={panel.prepare}
        onOpenPanel={panel.open}
      />
      <LeftOutPlace chosen={criteria.localizacao} isFirst={bridge.position === 0} />
      {panel.code && (
        <panel.code.AdvancedPanel
          {...filters}
          {...search}
          typed={state.typed}
          isOpen={panel.isOpen}
          onClose={panel.close}
          onClear={clear}
        />
      )}
      <Results {...search} {...around} {...ways} siteBase={siteBase} heading={heading} onClear={clear} />
      {licence && <p className="imo-search__licence">{licence}</p>}
      <AroundSearch {...search} {...around} avisos={avisos} panel={searchPanel} />
      {favourites.view && <Favourites view={favourites.view} {...{ siteBase, settings, licence, canCompare }} />}
    </div>
  );
}

/** @returns fetches what a visitor who is near may want next */
function useInterest(store: ListingStore) {
  const { want } = useLater(loadExtras);
  return () => {
    store.preload();
    void want();
  };
}

/** Whether the page's URL says this listing's search. A server that draws a listing does not know which one of the page it is. */
function useOwnsUrl(bridge: HostBridge): boolean {
  const ownsUrl = () => bridge.position === 0;
  return useSyncExternalStore(staysAsItIs, ownsUrl, () => true);
}

const staysAsItIs = () => () => undefined;

/** Listings that the page itself shows are worth more than grey boxes (docs/product/listing.md#loading). */
function useFallback(bridge: HostBridge, isEmpty: boolean) {
  useLayoutEffect(() => (isEmpty ? bridge.keepFallback() : undefined), [bridge, isEmpty]);
}

type FavouritesProps = {
  /** The panel with what it keeps, whose code has come. */
  view: NonNullable<ReturnType<typeof useFavouritesView>["view"]>;
  /** Put before the links. */
  siteBase: string;
  /** What a message to the agency needs. */
  settings: MessageSettings;
  /** The agency's licence in words, `""` for none. */
  licence: string;
  /** Whether listings can be put side by side. */
  canCompare: boolean;
};

function Favourites({ view: { FavouritesPanel, ...view }, ...page }: FavouritesProps) {
  return <FavouritesPanel {...view} {...page} />;
}
