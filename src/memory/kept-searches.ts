/**
 * The searches that a visitor looked at last (docs/product/memory.md#last-searches): each as the call asks it, with its page,
 * its name and what the visitor saw of it. What is read is judged by the closed lists that the call has.
 */
import * as v from "valibot";
import { counts, propertyTypes } from "#domain/fields/enumerations.ts";
import { conditions, purposes, sortOrders } from "#domain/fields/listing-enumerations.ts";
import { ownKeys } from "#domain/own-keys.ts";
import { keptKeys } from "./is-kept.ts";
import { KeptList } from "./kept-list.ts";

const price = v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0)));
/** As long as servers take a URL. */
const shortText = v.pipe(v.string(), v.maxLength(8000));

/** The most listings of page 1 that are remembered, its first ones. */
export const MOST_KEYS = 200;

const criteria = v.object(
  ownKeys({
    objetivo: v.array(v.picklist(purposes)),
    tipologia: v.array(v.picklist(propertyTypes)),
    localizacao: v.array(shortText),
    quartos: v.array(v.picklist(counts)),
    wcs: v.array(v.picklist(counts)),
    garagem: v.array(v.picklist(counts)),
    estado: v.array(v.picklist(conditions)),
    minprice: price,
    maxprice: price,
    ordem: v.picklist(sortOrders.map(({ value }) => value)),
    comercial: v.array(v.union([v.number(), shortText])),
    idRef: shortText,
  }),
);

/** A path of this site: anything may write to storage, and this becomes a link. */
const ownUrl = v.pipe(
  shortText,
  v.check((url) => url.startsWith("/") && originOf(url) === origin),
);

/** `null` for what is no URL. Not by `URL.canParse`, which the oldest browsers that we support lack. */
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

/**
 * `criteria` by the names of the call, `idRef` as it is sent; `url` a path of this site; `total` and `keys` are what there was
 * when the visitor last looked, `keys` those of page 1 when that showed the newest first.
 */
export type KeptSearch = Readonly<v.InferOutput<typeof entry>>;

/** One more than is offered, because the one that is on the screen is not. */
export const keptSearches = new KeptList<KeptSearch>({ key: keptKeys.searches, entry, most: 4 });
