/**
 * The visitor's last searches (docs/product/memory.md#last-searches), validated against the call's
 * closed lists.
 */
import * as v from "valibot";
import { type CriteriaEntries, toFilterSchema } from "#api/criteria-schema.ts";
import { ownKeys } from "#domain/own-keys.ts";
import { parseArea } from "#domain/search/area.ts";
import { mapFilters } from "#domain/search/filters.ts";
import { keptKeys } from "./is-kept.ts";
import { KeptList } from "./kept-list.ts";

/** Servers don't accept longer URLs. */
const shortText = v.pipe(v.string(), v.maxLength(8000));

/** The maximum number of listings to remember from page 1. */
export const MOST_KEYS = 200;

const words = {
  text: shortText,
  people: v.union([v.number(), shortText]),
  area: v.pipe(
    v.unknown(),
    v.transform((value) => (Array.isArray(value) ? parseArea(value) : null)),
  ),
};

/** A search that was kept before a filter was added is read without it. */
const criteria = v.object(
  ownKeys(mapFilters((_key, filter) => toFilterSchema(filter, words, true)) as CriteriaEntries),
);

/**
 * A path that becomes a link, although any script may write to storage. Browsers read `/\x` as a
 * host, and `/<tab>/x` too, because they drop the tab.
 */
const ownUrl = v.pipe(shortText, v.regex(/^\/(?![/\\])\S*$/));

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

/**
 * `total` and `keys` are from the last look; `keys` are those of page 1, if it showed the newest
 * first.
 */
export type KeptSearch = Readonly<v.InferOutput<typeof entry>>;

/** Keeps one more than is offered, because the one on the screen isn't offered. */
export const keptSearches = new KeptList<KeptSearch>({ key: keptKeys.searches, entry, most: 4 });
