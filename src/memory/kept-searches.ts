/** The visitor's last searches (docs/product/memory.md#last-searches), validated by the call's closed lists. */
import * as v from "valibot";
import { ownKeys } from "#domain/own-keys.ts";
import {
  type Criteria,
  type CriteriaKey,
  type Filter,
  getEmptyValue,
  getOptions,
  mapFilters,
} from "#domain/search/filters.ts";
import { keptKeys } from "./is-kept.ts";
import { KeptList } from "./kept-list.ts";

const amount = v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0)));
/** As long as servers take a URL. */
const shortText = v.pipe(v.string(), v.maxLength(8000));

/** The most remembered listings of page 1. */
export const MOST_KEYS = 200;

type Entries = { [Key in CriteriaKey]: v.GenericSchema<Criteria[Key]> };

/** A search that was kept before a filter came is read without it. */
const criteria = v.object(
  ownKeys(mapFilters((_key, filter) => v.optional(toSchema(filter), getEmptyValue(filter))) as Entries),
);

function toSchema(filter: Filter): v.GenericSchema {
  if (filter.kind === "number") return amount;
  const options = getOptions(filter);
  const text = filter.kind === "people" ? v.union([v.number(), shortText]) : shortText;
  const entry = options ? v.picklist(options) : text;
  return Array.isArray(getEmptyValue(filter)) ? v.array(entry) : entry;
}

/** Anything may write to storage, and this becomes a link. */
const ownUrl = v.pipe(
  shortText,
  v.check((url) => url.startsWith("/") && originOf(url) === origin),
);

/** Not by `URL.canParse`, which the oldest supported browsers lack. */
function originOf(url: string): string | null {
  try {
    return new URL(url, document.baseURI).origin;
  } catch {
    return null;
  }
}

const entry = v.object(
  ownKeys({
    at: v.number(),
    url: ownUrl,
    words: v.pipe(shortText, v.nonEmpty()),
    criteria,
    total: v.nullable(v.number()),
    keys: v.pipe(v.array(shortText), v.maxLength(MOST_KEYS)),
  }),
);

/** `total` and `keys` are of the visitor's last look, `keys` those of page 1 when that showed the newest first. */
export type KeptSearch = Readonly<v.InferOutput<typeof entry>>;

/** One more than is offered, because the one on the screen is not. */
export const keptSearches = new KeptList<KeptSearch>({ key: keptKeys.searches, entry, most: 4 });
