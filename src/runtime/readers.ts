/**
 * Readers for the kinds of page data (docs/contract.md#reading-values). The declared kind decides;
 * nothing is guessed.
 */
import * as v from "valibot";
import type { Feature } from "#domain/listing/features.ts";
import { ownKeys } from "#domain/own-keys.ts";
import type { GivenPlace } from "#domain/places/places.ts";
import type { KeyTexts } from "./describe.ts";
import { isFolder, isOfThisSite, SAFE_URL } from "./urls.ts";

export type Reader<T> = {
  /** Completes the sentence "expected …". */
  readonly expected: string;
  readonly schema: v.GenericSchema<unknown, T>;
  /**
   * The words of a closed list. The schema has them as a pattern, which is smaller in the bundle.
   */
  readonly choices?: readonly string[];
  /**
   * The words that a list may contain; unlike for other keys, an empty string means none of them.
   */
  readonly features?: readonly string[];
};

export type PageDataKey<T = unknown> = {
  readonly reader: Reader<unknown>;
  readonly required: boolean;
  readonly fallback: T | undefined;
  /** The name of an earlier key of the widget, without which this one is left out. */
  readonly needs?: string | undefined;
  /** Absent from the code that visitors load (describe.ts). */
  readonly texts?: KeyTexts | undefined;
  /** Carries `T`; never set at run time. */
  readonly value?: T;
};

export type PageDataKeys = Readonly<Record<string, PageDataKey>>;
/** A required or defaulted key is always set; any other may be `undefined`. */
export type PageDataValues<F extends PageDataKeys> = {
  readonly [Key in keyof F]: F[Key] extends PageDataKey<infer T> ? T : never;
};

/**
 * Makes a key that is `undefined` when left out.
 * @param needs an earlier key; without it this one counts as left out, which is reported
 */
export function optional<T>(
  reader: Reader<T>,
  texts?: KeyTexts,
  needs?: string,
): PageDataKey<T | undefined> {
  return { reader, required: false, fallback: undefined, texts, needs };
}

/** Makes a key that is `fallback` when left out. */
export function withDefault<T>(reader: Reader<T>, fallback: T, texts?: KeyTexts): PageDataKey<T> {
  return { reader, required: false, fallback, texts };
}

/** Makes a key without which the widget does not mount. */
export function required<T>(reader: Reader<T>, texts?: KeyTexts): PageDataKey<T> {
  return { reader, required: true, fallback: undefined, texts };
}

export const trimmedText = v.pipe(v.string(), v.trim());
/**
 * Text that isn't empty. The check is a `regex`, because another action for this check would add to
 * the bundle.
 */
export const filledText = v.pipe(trimmedText, v.regex(/./));

/** A number that isn't infinite, as `1e999` in a script would be. */
const finiteNumber = v.pipe(v.number(), v.finite());

/** A string as it is, so that `0712` keeps its zero; a JSON number becomes its digits. */
export const text: Reader<string> = {
  expected: "text",
  schema: v.pipe(v.union([filledText, v.number()]), v.transform(String)),
};

/** A JSON number stays a number; anything else is text (docs/product/everywhere.md#ids). */
export const id: Reader<string | number> = {
  expected: "an id such as 7 or OVR",
  schema: v.union([finiteNumber, filledText]),
};

export const splitAtCommas = v.pipe(
  v.string(),
  v.transform((raw) => raw.split(",").flatMap((piece) => piece.trim() || [])),
);

export const textList: Reader<readonly string[]> = {
  expected: 'a list such as ["Moradia","Loja"], or Moradia,Loja in an attribute',
  schema: v.union([v.array(trimmedText), splitAtCommas]),
};

/** `http:`, `https:`, `mailto:`, `tel:` or relative (docs/contract.md#safe-urls). */
export const safeUrl: Reader<string> = {
  expected: "a URL that begins with http:, https:, mailto:, tel: or /",
  schema: v.pipe(trimmedText, v.regex(SAFE_URL)),
};

const withoutEndingSlashes = v.transform((url: string) => url.replace(/\/+$/, ""));

export const baseUrl: Reader<string> = {
  expected: "the start of a URL, such as /imobiliaria or https://api.example.pt",
  schema: v.pipe(safeUrl.schema, withoutEndingSlashes),
};

/**
 * Makes a reader for a list of objects. Bad entries are left out: a page shouldn't lose its whole
 * team because of one name.
 */
export function records<T>(
  entry: v.GenericSchema<unknown, T>,
  expected: string,
): Reader<readonly T[]> {
  return {
    expected,
    schema: v.pipe(
      v.array(v.fallback<v.GenericSchema<unknown, T | undefined>, undefined>(entry, undefined)),
      v.transform((entries) => entries.flatMap((entry) => entry ?? [])),
    ),
  };
}

/** Accepts a decimal comma, but no thousands separators. */
export const decimal: Reader<number> = {
  expected: "a number such as 30 or 2,5",
  schema: v.union([
    finiteNumber,
    v.pipe(
      trimmedText,
      // More than 300 digits could be infinite; `[0-9]` because PHP's `\d` matches other digits,
      // too.
      v.regex(/^[+-]?[0-9]{1,300}(?:[.,][0-9]+)?$/),
      v.transform((raw) => Number(raw.replace(",", "."))),
    ),
  ]),
};

/** Makes a reader that takes one word of a closed list. */
export function oneOf<const Word extends string>(choices: readonly Word[]): Reader<Word> {
  return {
    choices,
    expected: choices.join(" or "),
    schema: v.pipe(
      trimmedText,
      v.regex(new RegExp(`^(?:${choices.join("|")})$`)),
      v.transform((word) => word as Word),
    ),
  };
}

/** The word for an empty list, for hosts that can't write one. */
const NONE = "nenhuma";

/**
 * Makes a reader for a list of features (docs/contract.md#features); unknown ones are left out and
 * reported.
 */
export function featureList(...names: readonly Feature[]): Reader<readonly string[]> {
  const words: readonly string[] = [...names, NONE];
  return {
    features: words,
    expected: `some of ${names.join(", ")}, or ${NONE}`,
    schema: v.pipe(
      v.union([v.array(v.unknown()), splitAtCommas]),
      v.transform((entries) =>
        entries.flatMap((entry) => {
          const word = typeof entry === "string" ? entry.trim() : "";
          return words.includes(word) ? word : [];
        }),
      ),
    ),
  };
}

export const idList: Reader<readonly (string | number)[]> = {
  expected: "a list of ids such as [7,12], or 7,12 in an attribute",
  schema: v.union([
    v.array(id.schema),
    v.pipe(
      finiteNumber,
      v.transform((number) => [number]),
    ),
    splitAtCommas,
  ]),
};

/**
 * Names may contain commas, so only the known places tell where to split
 * (docs/product/places.md#names-with-commas).
 */
export const placeNames: Reader<string | readonly string[]> = {
  expected: 'a list such as ["Ovar","Espinho"], or Ovar,Espinho in an attribute',
  schema: v.union([v.array(trimmedText), trimmedText]),
};

/** A page of this site (docs/contract.md#urls-inside-the-site). */
export const siteUrl: Reader<string> = {
  expected: "a path such as /lista, or a URL of this site",
  schema: v.pipe(filledText, v.check(isOfThisSite)),
};

/** The folder that a site is in, to put before a path. */
export const sitePath: Reader<string> = {
  expected: "a path such as /imobiliaria",
  schema: v.pipe(filledText, withoutEndingSlashes, v.check(isFolder)),
};

export const placeList: Reader<readonly GivenPlace[]> = {
  expected:
    'a list such as ["Ovar",{"nome":"Espinho","total":12,"tambem":["Anta"]}], or Ovar,Espinho in an attribute',
  schema: v.union([
    v.array(
      v.union([
        trimmedText,
        v.object(
          ownKeys({
            nome: filledText,
            total: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
            tambem: v.optional(v.array(trimmedText)),
          }),
        ),
      ]),
    ),
    splitAtCommas,
  ]),
};
