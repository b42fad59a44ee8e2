/** Reads the page data about searching, for the listing and its early request. */
import { type GivenPlace, getPlaces } from "#domain/places/places.ts";
import type { Id } from "#domain/search/criteria.ts";
import { type PresetData, parsePresets } from "#domain/search/query-string.ts";

type SearchKeys = PresetData & {
  localizacoes?: readonly GivenPlace[] | undefined;
  colaboradores?: readonly { id: Id }[] | undefined;
};

export type SearchPageData = ReturnType<typeof toSearchPageData>;

/** Parses the presets, the places and the ids, which stay as page data gave them: one from a URL is sent in the same form. */
export function toSearchPageData(data: SearchKeys) {
  const places = getPlaces(data.localizacoes);
  return {
    presets: parsePresets(data, places),
    places,
    ids: (data.colaboradores ?? []).map(({ id }) => id),
  };
}
