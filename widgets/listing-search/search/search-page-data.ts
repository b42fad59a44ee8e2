/** Reads the page data that concerns searching, for the listing and for its early request. */
import { type GivenPlace, getPlaces } from "#domain/places/places.ts";
import type { Id } from "#domain/search/criteria.ts";
import { type PresetData, parsePresets } from "#domain/search/query-string.ts";

type SearchKeys = PresetData & {
  localizacoes?: readonly GivenPlace[] | undefined;
  colaboradores?: readonly { id: Id }[] | undefined;
};

export type SearchPageData = ReturnType<typeof toSearchPageData>;

/**
 * Parses the presets, places and ids. The ids keep the form that they have in the page data; an id
 * from a URL is sent in that form, too.
 */
export function toSearchPageData(data: SearchKeys) {
  const places = getPlaces(data.localizacoes);
  return {
    presets: parsePresets(data, places),
    places,
    ids: (data.colaboradores ?? []).map(({ id }) => id),
  };
}
