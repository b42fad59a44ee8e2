/**
 * Puts a part of the listing under test into a listing with an inactive store, on a page without
 * page data.
 */
import { type ReactElement, type ReactNode, useRef } from "react";
import { type Criteria, emptyCriteria } from "#domain/search/criteria.ts";
import {
  type Listing,
  ListingContext,
  toListingFeatures,
} from "../../widgets/listing-search/search/listing-context.tsx";
import type {
  ListingResults,
  ListingState,
} from "../../widgets/listing-search/search/listing-state.ts";
import type { ListingStore } from "../../widgets/listing-search/search/listing-store.ts";
import type { TypedTexts } from "../../widgets/listing-search/search/typed-filters.ts";
import { panelFormSettings } from "./forms.ts";

export type ListingChange = Partial<Omit<Listing, "store" | "features">> & {
  criteria?: Criteria;
  typed?: TypedTexts;
  results?: ListingResults;
  /** The features that are on; all of them by default. */
  funcoes?: readonly string[] | undefined;
  /** The methods of the store that the part calls. */
  store?: object;
};

const nothingOpens = () => {};
const opener: Listing["openers"]["search"] = {
  "aria-haspopup": "dialog",
  onPointerEnter: nothingOpens,
  onTouchStart: nothingOpens,
  onFocus: nothingOpens,
  onClick: nothingOpens,
};

/** Results before any request. */
const nothing: ListingResults = { shown: null, sent: null, isLoading: false, failure: null };

/** Returns the part inside a listing. */
export function inListing(part: ReactNode, change: ListingChange = {}): ReactElement {
  return <Around change={change}>{part}</Around>;
}

function Around({ change, children }: { change: ListingChange; children: ReactNode }) {
  const {
    criteria = emptyCriteria,
    typed = {},
    results = nothing,
    funcoes,
    store,
    ...listing
  } = change;
  const heading = useRef<HTMLHeadingElement>(null);
  const state: ListingState = {
    ...results,
    typed,
    search: { criteria, page: 1, trigger: "filter" },
  };
  const states = useRef(state);
  if (JSON.stringify(states.current) !== JSON.stringify(state)) states.current = state;
  const getState = () => states.current;
  const still = {
    subscribe: () => () => {},
    getState,
    getFirstState: getState,
    ...store,
  } as unknown as ListingStore;
  const value: Listing = {
    store: still,
    settings: panelFormSettings(),
    features: toListingFeatures(funcoes, true),
    collaborators: undefined,
    localizacoes: undefined,
    siteBase: "",
    licence: "",
    avisos: "mensagem",
    openers: { advanced: opener, search: opener, favourites: opener },
    loadExtras: () => import("../../widgets/listing-search/extras.ts"),
    clear: () => {},
    clears: 0,
    heading,
    ...listing,
  };
  return <ListingContext value={value}>{children}</ListingContext>;
}
