/** The values that all parts of one listing share, so that they need not be passed on as props. */
import { createContext, type RefObject, useContext, useMemo, useSyncExternalStore } from "react";
import type { GivenPlace } from "#domain/places/places.ts";
import type { FormSettings } from "#forms/form-settings.ts";
import type { HostBridge } from "#runtime/define-widget.ts";
import type { Collaborator } from "./collaborator.ts";
import type { ListingFeatures } from "./listing-features.ts";
import { resultsOf } from "./search/listing-state.ts";
import type { ListingStore } from "./search/listing-store.ts";

/** The calls' URLs, the texts of a form in a panel, and the listing's bridge to the page. */
export type ListingSettings = Omit<FormSettings, "funcoes" | "bridge"> & { bridge: HostBridge };

/** One listing. */
export type Listing = {
  store: ListingStore;
  settings: ListingSettings;
  features: ListingFeatures;
  /** The collaborators to choose from; without them the filter is left out. */
  collaborators: readonly Collaborator[] | undefined;
  /** Places for the location field, instead of the built-in list. */
  localizacoes: readonly GivenPlace[] | undefined;
  /** `""` or a folder: put before links to listings. */
  siteBase: string;
  /** The agency's licence in words, `""` for none. */
  licence: string;
  /** The form behind "Avise-me": a message to the agency, or a subscription to alerts by e-mail. */
  avisos: "mensagem" | "por-email";
  /** The heading of the results; it takes the focus after a page change. */
  heading: RefObject<HTMLHeadingElement | null>;
};

/** The context that `ListingSearch.tsx` provides. */
export const ListingContext = createContext<Listing | null>(null);

/**
 * Returns the listing that a component belongs to.
 * @throws outside a listing
 */
export function useListing(): Listing {
  const listing = useContext(ListingContext);
  if (!listing) throw new Error("useListing: expected a ListingContext around the component, got none.");
  return listing;
}

/** Returns the listing's present search: its filters, the texts in typed fields, and its results. */
export function useSearch() {
  const { store } = useListing();
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getFirstState);
  return useMemo(() => ({ criteria: state.search.criteria, typed: state.typed, results: resultsOf(state) }), [state]);
}
