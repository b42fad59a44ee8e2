/** Values shared by all parts of one listing. */
import {
  type ComponentType,
  createContext,
  type RefObject,
  useContext,
  useSyncExternalStore,
} from "react";
import { hasFeature } from "#domain/listing/features.ts";
import type { GivenPlace } from "#domain/places/places.ts";
import type { Id } from "#domain/search/criteria.ts";
import type { FormSettings } from "#forms/form-settings.ts";
import type { HostBridge } from "#runtime/define-widget.ts";
import type { ListingState } from "./listing-state.ts";
import type { ListingStore } from "./listing-store.ts";

/** The calls' URLs, the page data of a panel's form, and the bridge to the page. */
export type ListingSettings = Omit<FormSettings, "funcoes" | "bridge"> & { bridge: HostBridge };

export type ListingFeatures = ReturnType<typeof toListingFeatures>;

/**
 * Parses the page's features (docs/contract.md#features). Without a URL (`hasUrl`) a search can't
 * be shared.
 */
export function toListingFeatures(funcoes: readonly string[] | undefined, hasUrl: boolean) {
  return {
    hasHearts: hasFeature(funcoes, "favoritos"),
    hasSeen: hasFeature(funcoes, "vistos"),
    canCompare: hasFeature(funcoes, "comparar"),
    hasNearSearches: hasFeature(funcoes, "alternativas"),
    hasAlerts: hasFeature(funcoes, "avisos"),
    hasSharing: hasUrl && hasFeature(funcoes, "partilhar"),
    hasMemory: hasFeature(funcoes, "pesquisas"),
  };
}

/**
 * A collaborator whom visitors can choose (docs/product/listing.md#agent-filter); `id` is sent
 * unchanged.
 */
export type Collaborator = { id: Id; name: string };

/**
 * Props of a button that opens a panel; they prepare the panel's code when the visitor approaches.
 */
export type Opener = Record<
  "onPointerEnter" | "onTouchStart" | "onFocus" | "onClick",
  () => void
> & {
  "aria-haspopup": "dialog";
};

/** Props of the button that opens and closes the map. */
type MapButton = { "aria-expanded": boolean; onClick: () => void };

export type Listing = {
  store: ListingStore;
  settings: ListingSettings;
  features: ListingFeatures;
  collaborators: readonly Collaborator[] | undefined;
  localizacoes: readonly GivenPlace[] | undefined;
  /** Path prefix of links to listings; may be `""`. */
  siteBase: string;
  /** The agency's licence in words, or `""` without one. */
  licence: string;
  avisos: "mensagem" | "por-email";
  /** `map` is missing on a page without one. */
  openers: Record<"advanced" | "search" | "favourites", Opener> & { map?: MapButton | undefined };
  /** Loads the alternatives that are shown below an empty result. */
  loadExtras: () => Promise<{ readonly NearSearches: ComponentType }>;
  /**
   * Clears all filters, closes the filters' panel and increments `clears`
   * (docs/product/listing.md#clear-all).
   */
  clear: () => void;
  clears: number;
  /** Focused after a change of page. */
  heading: RefObject<HTMLHeadingElement | null>;
};

export const ListingContext = createContext<Listing | null>(null);

/** Returns the listing around a component; throws outside a listing. */
export function useListing(): Listing {
  const listing = useContext(ListingContext);
  if (!listing)
    throw new Error("useListing: expected a ListingContext around the component, got none.");
  return listing;
}

/** Returns a part of the listing's state; the component only renders when that part changes. */
function useListingState<Part>(select: (state: ListingState) => Part): Part {
  const { subscribe, getState, getFirstState } = useListing().store;
  return useSyncExternalStore(
    subscribe,
    () => select(getState()),
    () => select(getFirstState()),
  );
}

/**
 * Returns the current filters and what is typed in their fields, which stay the same when the
 * visitor turns a page.
 */
export function useFilters() {
  return {
    criteria: useListingState(({ search }) => search.criteria),
    typed: useListingState(({ typed }) => typed),
  };
}

/** Returns the current search: filters and results. */
export function useSearch() {
  const state = useListingState((whole) => whole);
  return { criteria: state.search.criteria, results: state };
}
