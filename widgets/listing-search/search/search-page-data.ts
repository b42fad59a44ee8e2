/** Reads the page data about searching, for the listing and for the request that is sent ahead of it. */

import { type GivenPlace, getPlaces, type PlaceIndex } from "#domain/places/places.ts";
import { type Criteria, type Id, type PresetData, parsePresets } from "#domain/search/criteria.ts";

/** The keys of page data that a search begins with. */
export type SearchKeys = PresetData & {
  localizacoes?: readonly GivenPlace[] | undefined;
  colaboradores?: readonly { id: Id }[] | undefined;
};

/** The host's page data about searching. */
export type SearchPageData = {
  /** The filters that visitors start with. */
  presets: Criteria;
  places: PlaceIndex;
  /** All collaborators' ids as page data gave them, so that one read from a URL is sent in the same form. */
  ids: readonly Id[];
};

/** Reads them. */
export function toSearchPageData({ localizacoes, colaboradores, ...presetData }: SearchKeys): SearchPageData {
  const places = getPlaces(localizacoes);
  const presets = parsePresets(presetData, places);
  return { presets, places, ids: (colaboradores ?? []).map((person) => person.id) };
}
