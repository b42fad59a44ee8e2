/** The things that all parts of one listing share, so that no part passes them on to the next. */
import { createContext, type RefObject, useContext, useMemo, useSyncExternalStore } from "react";
import type { GivenPlace } from "#domain/places/places.ts";
import type { FormSettings } from "#forms/form-settings.ts";
import type { HostBridge } from "#runtime/define-widget.ts";
import type { Collaborator } from "./collaborator.ts";
import type { ListingFeatures } from "./listing-features.ts";
import { resultsOf } from "./search/listing-state.ts";
import type { ListingStore } from "./search/listing-store.ts";

/** Where calls go, what a form in a panel says, and the listing's line to the page. */
export type ListingSettings = Omit<FormSettings, "funcoes" | "bridge"> & { bridge: HostBridge };

/** One listing. */
export type Listing = {
  store: ListingStore;
  settings: ListingSettings;
  features: ListingFeatures;
  /** The collaborators to choose from; without them there is no such filter. */
  collaborators: readonly Collaborator[] | undefined;
  /** The places to choose from in place of the built-in ones. */
  localizacoes: readonly GivenPlace[] | undefined;
  /** `""` or a folder: put before links to listings. */
  siteBase: string;
  /** The agency's licence in words, `""` for none. */
  licence: string;
  /** Whether "Avise-me" is a message to the agency, or asks for alerts by e-mail. */
  avisos: "mensagem" | "por-email";
  /** The heading of the results; it takes the focus after a page change. */
  heading: RefObject<HTMLHeadingElement | null>;
};

/** Given by `ListingSearch.tsx`. */
export const ListingContext = createContext<Listing | null>(null);

/**
 * The listing that a component is a part of.
 * @throws outside of one
 */
export function useListing(): Listing {
  const listing = useContext(ListingContext);
  if (!listing) throw new Error("useListing: expected a ListingContext around the component, got none.");
  return listing;
}

/** The search of that listing as it is: its filters, the texts in typed fields, and its results. */
export function useSearch() {
  const { store } = useListing();
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getFirstState);
  return useMemo(() => ({ criteria: state.search.criteria, typed: state.typed, results: resultsOf(state) }), [state]);
}
