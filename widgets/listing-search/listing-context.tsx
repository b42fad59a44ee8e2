/** The values that all parts of one listing share. */
import { createContext, type RefObject, useContext, useMemo, useSyncExternalStore } from "react";
import type { GivenPlace } from "#domain/places/places.ts";
import type { Id } from "#domain/search/criteria.ts";
import type { FormSettings } from "#forms/form-settings.ts";
import type { HostBridge } from "#runtime/define-widget.ts";
import type { ListingFeatures } from "./listing-features.ts";
import { resultsOf } from "./search/listing-state.ts";
import type { ListingStore } from "./search/listing-store.ts";

/** The calls' URLs, the texts of a form in a panel, and the bridge to the page. */
export type ListingSettings = Omit<FormSettings, "funcoes" | "bridge"> & { bridge: HostBridge };

/** A collaborator to choose (docs/product/listing.md#agent-filter); `id` is sent unchanged. */
export type Collaborator = { id: Id; name: string };

export type Listing = {
  store: ListingStore;
  settings: ListingSettings;
  features: ListingFeatures;
  collaborators: readonly Collaborator[] | undefined;
  localizacoes: readonly GivenPlace[] | undefined;
  /** `""` or a folder: put before links to listings. */
  siteBase: string;
  /** The agency's licence in words, `""` for none. */
  licence: string;
  avisos: "mensagem" | "por-email";
  /** Increased each time all filters are cleared. */
  clears: number;
  /** Takes the focus after a page change. */
  heading: RefObject<HTMLHeadingElement | null>;
};

export const ListingContext = createContext<Listing | null>(null);

/** Returns the listing around a component; throws outside a listing. */
export function useListing(): Listing {
  const listing = useContext(ListingContext);
  if (!listing) throw new Error("useListing: expected a ListingContext around the component, got none.");
  return listing;
}

/** Returns the present filters and the typed texts, which another page of results leaves as they are. */
export function useFilters() {
  const { store } = useListing();
  const { subscribe, getState, getFirstState } = store;
  return {
    criteria: useSyncExternalStore(
      subscribe,
      () => getState().search.criteria,
      () => getFirstState().search.criteria,
    ),
    typed: useSyncExternalStore(
      subscribe,
      () => getState().typed,
      () => getFirstState().typed,
    ),
  };
}

/** Returns the present search: filters and results. */
export function useSearch() {
  const { store } = useListing();
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getFirstState);
  return useMemo(() => ({ criteria: state.search.criteria, results: resultsOf(state) }), [state]);
}
