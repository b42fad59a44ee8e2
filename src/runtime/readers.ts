/**
 * The kinds of page data that a widget can ask for, and how each is read from an attribute's text or a JSON value
 * (docs/contract.md#reading-values): by its declared kind, never guessed. A reader says in words what it expects, for
 * the error message. What only tools want to know of it stands in reader-kinds.ts, which visitors never load.
 */
import * as v from "valibot";

/** How one value is read. */
export type Reader<T> = {
  /** What a right value looks like, to end "expected …". */
  readonly expected: string;
  /** Takes an attribute's text or a JSON value. */
  readonly schema: v.GenericSchema<unknown, T>;
  /** The words among which one is chosen. */
  readonly choices?: readonly string[];
  /** What reads each object of a list. */
  readonly entry?: v.GenericSchema<unknown, unknown>;
};

/** One key of a widget's page data: how it is read, and what stands in for it. */
export type Field<T = unknown> = {
  readonly reader: Reader<unknown>;
  readonly required: boolean;
  readonly fallback: T | undefined;
  /** Carries `T`; never there at run time. */
  readonly value?: T;
};

export type Fields = Readonly<Record<string, Field>>;
/** What a component gets from its fields: a required or defaulted key is there, another may be `undefined`. */
export type Values<F extends Fields> = { readonly [Key in keyof F]: F[Key] extends Field<infer T> ? T : never };

/** A key that may be left out: then it is `undefined`. */
export function optional<T>(reader: Reader<T>): Field<T | undefined> {
  return { reader, required: false, fallback: undefined };
}

/** A key that may be left out: then it is `fallback`. */
export function withDefault<T>(reader: Reader<T>, fallback: T): Field<T> {
  return { reader, required: false, fallback };
}

/** A key without which the widget does not mount. */
export function required<T>(reader: Reader<T>): Field<T> {
  return { reader, required: true, fallback: undefined };
}

/** Text without blanks around it. */
export const trimmedText = v.pipe(
  v.string(),
  v.transform((raw) => raw.trim()),
);
/** Refuses an empty text. */
export const filled = v.check<string>((raw) => raw !== "");

/** A number such as 3.5; a decimal comma is accepted, thousands separators are not. */
export const decimal: Reader<number> = {
  expected: "a number such as 30 or 2,5",
  schema: v.pipe(
    v.union([v.number(), trimmedText]),
    v.transform((raw) => (typeof raw === "number" ? raw : machineNumber(raw))),
    v.check((number: number) => Number.isFinite(number)),
  ),
};

function machineNumber(text: string): number {
  return /^[+-]?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
}

/** Text as it stands, so that `0712` keeps its zero; a JSON number is taken as its digits. */
export const text: Reader<string> = {
  expected: "a text",
  schema: v.pipe(v.union([trimmedText, v.number()]), v.transform(String), filled),
};

/** An id as the page gave it: a JSON number stays a number, all else is text (docs/product/everywhere.md#ids). */
export const id: Reader<string | number> = {
  expected: "an id such as 7 or OVR",
  schema: v.union([
    v.pipe(
      v.number(),
      v.check((number: number) => Number.isFinite(number)),
    ),
    v.pipe(trimmedText, filled),
  ]),
};

/** The pieces of a comma-separated text. */
export const splitAtCommas = v.pipe(
  v.string(),
  v.transform((raw) => raw.split(",").flatMap((piece) => piece.trim() || [])),
);

/** Words: a list in JSON, comma-separated in an attribute. */
export const words: Reader<readonly string[]> = {
  expected: 'a list such as ["Moradia","Loja"], or Moradia,Loja in an attribute',
  schema: v.union([v.array(trimmedText), splitAtCommas]),
};

const SAFE_SCHEMES = ["http:", "https:", "mailto:", "tel:"];

/** An address that is safe to link: `http:`, `https:`, `mailto:`, `tel:` or relative (docs/contract.md#safe-urls). */
export const safeUrl: Reader<string> = {
  expected: "an address that begins with http:, https:, mailto:, tel: or /",
  schema: v.pipe(trimmedText, filled, v.check(isSafeUrl)),
};

function isSafeUrl(address: string): boolean {
  // A browser drops tabs, line ends and leading control characters before it looks for the scheme.
  const scheme = /^[^/?#]*?:/.exec(address.replace(/[\p{Cc}\s]/gu, ""))?.[0];
  return scheme === undefined || SAFE_SCHEMES.includes(scheme.toLowerCase());
}

/** The start of an address that paths are put behind; an ending slash is dropped. */
export const baseUrl: Reader<string> = {
  expected: "the start of an address, such as /imobiliaria or https://api.example.pt",
  schema: v.pipe(
    safeUrl.schema,
    v.transform((address) => address.replace(/\/+$/, "")),
  ),
};

/** One of a few words. */
export function oneOf<const Word extends string>(choices: readonly Word[]): Reader<Word> {
  return {
    choices,
    expected: choices.join(" or "),
    schema: v.pipe(
      trimmedText,
      v.check((word) => choices.includes(word as Word)),
      v.transform((word) => word as Word),
    ),
  };
}

/**
 * A list of objects, in JSON (in an attribute too). One bad entry is left out and the others stay: a page should not
 * lose its whole team because of one name.
 */
export function records<T>(entry: v.GenericSchema<unknown, T>, expected: string): Reader<readonly T[]> {
  return {
    entry,
    expected,
    schema: v.pipe(
      v.union([v.array(v.unknown()), v.pipe(v.string(), v.transform(parsedJson), v.array(v.unknown()))]),
      v.transform((entries) =>
        entries.flatMap((raw) => {
          const parsed = v.safeParse(entry, raw);
          return parsed.success ? [parsed.output] : [];
        }),
      ),
    ),
  };
}

/** What a JSON text holds; `undefined` for any other text. */
export function parsedJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    // Not JSON is not a list: the reader's own message says what was expected.
    return undefined;
  }
}
