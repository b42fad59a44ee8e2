/** Reads the page data about searching, for the listing and its early request. */
import { type GivenPlace, getPlaces, type PlaceIndex } from "#domain/places/places.ts";
import type { Criteria, Id } from "#domain/search/criteria.ts";
import { type PresetData, parsePresets } from "#domain/search/query-string.ts";

type SearchKeys = PresetData & {
  localizacoes?: readonly GivenPlace[] | undefined;
  colaboradores?: readonly { id: Id }[] | undefined;
};

export type SearchPageData = {
  presets: Criteria;
  places: PlaceIndex;
  /** As page data gave them, so that one read from a URL is sent in the same form. */
  ids: readonly Id[];
};

/** Parses the presets, the places and the ids. */
export function toSearchPageData(data: SearchKeys): SearchPageData {
  const places = getPlaces(data.localizacoes);
  return { presets: parsePresets(data, places), places, ids: (data.colaboradores ?? []).map(({ id }) => id) };
}
