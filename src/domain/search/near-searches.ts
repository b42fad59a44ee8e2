import { formatEuros } from "#domain/format/price.ts";
import { formatList } from "#domain/format/text.ts";
import type { Place } from "#domain/places/places.ts";
import { listActiveFilters } from "./active-filters.ts";
import { type Criteria, emptyCriteria, isSameCriteria } from "./criteria.ts";
import { type CriteriaKey, type FilterKey, filterEntries } from "./filters.ts";
import { describeSearch } from "./search-words.ts";

export type NearSearch = { readonly label: string; readonly criteria: Criteria };

/** The maximum number of searches to offer; each costs a request. */
const MOST = 6;

/** The filters that can be dropped, sorted by weight, the lightest first. */
const drops = /* @__PURE__ */ filterEntries
  .flatMap(([key, filter]) => (filter.kind === "order" ? [] : [{ key, ...filter.near }]))
  .toSorted((a, b) => a.weight - b.weight);

const bar = /* @__PURE__ */ filterEntries.flatMap(([key, filter]) =>
  filter.kind !== "order" && filter.place === "bar" ? [key as FilterKey] : [],
);
const cores: readonly (readonly FilterKey[])[] = [bar, bar.filter((key) => key !== "localizacao")];

/**
 * Returns the searches to offer when nothing matches, the nearest first
 * (docs/product/listing.md#near-searches).
 * @param places to look up a parish's municipality; a host's own list has none
 */
export function listNearSearches(criteria: Criteria, places: readonly Place[]): NearSearch[] {
  const isActive = (key: CriteriaKey) =>
    !isSameCriteria(criteria, { ...criteria, [key]: emptyCriteria[key] });
  const single = drops
    .filter(({ key }) => isActive(key))
    .map(({ key, label }) => ({ label, criteria: { ...criteria, [key]: emptyCriteria[key] } }));
  const near = [
    ...onlyReference(criteria),
    ...withHigherPrice(criteria),
    ...withMunicipalities(criteria, places),
  ];
  const kept = cores.flatMap((keys) => withNothingElse(keep(criteria, keys)));
  const narrow = withoutRepeats([...near, ...single], criteria);
  const wide = withoutRepeats([...narrow, ...kept], criteria).slice(narrow.length);
  return [...narrow.slice(0, MOST - wide.length), ...wide];
}

function withNothingElse(criteria: Criteria): NearSearch[] {
  const words = describeSearch(listActiveFilters(criteria));
  return words === "" ? [] : [{ label: `${words}, sem outros filtros`, criteria }];
}

/** A reference names one listing: any other filter can only hide it. */
function onlyReference(criteria: Criteria): NearSearch[] {
  const alone = keep(criteria, ["idRef"]);
  return isSameCriteria(alone, keep(criteria, []))
    ? []
    : [{ label: "Procurar só pela referência", criteria: alone }];
}

/**
 * Raises the maximum price by a tenth and rounds it up to a figure that people would say: a
 * multiple of 10 € for a rent, of 1000 € for a sale.
 */
function withHigherPrice(criteria: Criteria): NearSearch[] {
  const { minprice, maxprice } = criteria;
  if (maxprice === null || maxprice <= 0) return [];
  const step = maxprice < 10_000 ? 10 : 1000;
  const higher = Math.ceil((maxprice * 11) / 10 / step) * step;
  if (minprice !== null && minprice > higher) return [];
  return [{ label: `Até ${formatEuros(higher)}`, criteria: { ...criteria, maxprice: higher } }];
}

/** Replaces parishes with their municipalities. */
function withMunicipalities(criteria: Criteria, places: readonly Place[]): NearSearch[] {
  const names = criteria.localizacao.map((name) => {
    const place = places.find(({ nome }) => nome === name);
    return place?.tipo === "freguesia" ? (place.concelho ?? name) : name;
  });
  const wider = [...new Set(names)];
  const added = wider.filter((name) => !criteria.localizacao.includes(name));
  if (added.length === 0) return [];
  return [
    {
      label: `${added.length === 1 ? "Em todo o concelho" : "Em todos estes concelhos"}: ${formatList(added)}`,
      criteria: { ...criteria, localizacao: wider },
    },
  ];
}

function keep(criteria: Criteria, keys: readonly FilterKey[]): Criteria {
  const kept = Object.fromEntries(keys.map((key) => [key, criteria[key]]));
  return { ...emptyCriteria, ordem: criteria.ordem, ...kept };
}

function withoutRepeats(searches: readonly NearSearch[], original: Criteria): NearSearch[] {
  return searches.filter(({ criteria }, position) => {
    const isRepeat = searches
      .slice(0, position)
      .some((before) => isSameCriteria(before.criteria, criteria));
    return !isRepeat && !isSameCriteria(criteria, original);
  });
}
