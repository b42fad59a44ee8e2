/** A form's fields as a table, from which type, validity, missing line, draft, body and server's schema follow. */
import { isBlank, trim } from "#domain/format/text.ts";

/** `Held` stands in the field while the visitor fills it in; `Sent` is what the rule lets pass. */
export type Field<Held = unknown, Sent extends Held = Held> = {
  readonly first: Held;
  /** The sentence under it, `""` when it is invalid and there is none to say, `null` when it is valid. */
  rule(value: Held): string | null;
  /** Ends in an asterisk when the field is required. */
  readonly label?: string;
  /** Its name in a summary; the label without its asterisk when left out. */
  readonly called?: string;
  /** Of a text, unless it has one line. */
  readonly control?: "email" | "phone" | "area";
  readonly autoComplete?: string;
  /** In the line beside a disabled button. */
  readonly missing?: string | undefined;
  /** Reads a control's or a draft's text; `null` for a field that no text can fill. */
  readonly fromText: ((text: string) => Held) | null;
  /** Turns its text into the sent value; trims it when left out. */
  readonly clean?: (text: string) => string;
  /** Of a cleaned text; the server judges by it too. */
  readonly pattern?: RegExp | undefined;
  readonly options?: readonly string[];
  /** Carries the type; never there at run time. */
  readonly sent?: Sent;
};

export type Fields = Readonly<Record<string, Field>>;

export type Values<F extends Fields> = { [Name in keyof F]: F[Name]["first"] };

export type SentValues<F extends Fields> = {
  [Name in keyof F]: Exclude<F[Name]["sent"], undefined>;
};

type TextRule = {
  /** The sentence under an invalid text; `""` leaves it to the missing line (docs/product/forms.md#messages). */
  readonly problem: string;
  readonly pattern?: RegExp;
  readonly clean?: (text: string) => string;
};

/**
 * Makes a required text, which must match the pattern once it is cleaned, and must not be blank without one. A pattern
 * that takes `""` makes it optional.
 */
export function textField(
  { problem, pattern, clean = trim }: TextRule,
  missing?: string,
): Field<string> {
  const isFilled = (text: string) => (pattern ? pattern.test(clean(text)) : !isBlank(text));
  return {
    first: "",
    rule: (text) => (isFilled(text) ? null : problem),
    pattern,
    clean,
    missing,
    fromText: String,
  };
}

/** Makes a text that must not be blank. */
export function filledText(missing: string): Field<string> {
  return textField({ problem: "" }, missing);
}

/** Makes a text that may be anything, or nothing. */
export function freeText(): Field<string> {
  return { first: "", rule: () => null, fromText: String };
}

/** Makes a choice of `options`, which is required. */
export function choice<const Option extends string>(
  options: readonly Option[],
  missing: string,
): Field<"" | Option, Option> {
  const { first, fromText } = optionalChoice(options);
  return { first, rule: (text) => (text === "" ? "" : null), missing, fromText, options };
}

/** Makes a choice of `options`, or `""` where nothing is chosen. */
export function optionalChoice<const Option extends string>(
  options: readonly Option[],
): Field<"" | Option> {
  return {
    first: "",
    rule: () => null,
    fromText: (text) => options.find((option) => option === text) ?? "",
    options,
  };
}

/** Lists each field's name in a summary and its text, or its file's name (docs/product/wizards.md#results). */
export function listAnswers<F extends Fields>(
  fields: F,
  values: Readonly<Record<keyof F, unknown>>,
): readonly (readonly [called: string, text: string])[] {
  return Object.entries(fields).map(
    ([name, { label = name, called = label.replace("*", ""), clean = String }]) => {
      const value: unknown = values[name];
      return [
        called,
        typeof value === "string" ? clean(value) : ((value as { name: string } | null)?.name ?? ""),
      ];
    },
  );
}

/** Returns a form's first values. */
export function getFirstValues<F extends Fields>(fields: F): Values<F> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { first }]) => [name, first]),
  ) as Values<F>;
}

/** Reads texts by the fields' names. Unknown names, other values and texts for a file are left out. */
export function readTexts<F extends Fields>(
  fields: F,
  texts: Readonly<Record<string, unknown>>,
): Partial<Values<F>> {
  const values = Object.entries(fields).flatMap(([name, { fromText }]) => {
    const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
    return fromText && typeof text === "string" ? [[name, fromText(text)]] : [];
  });
  return Object.fromEntries(values) as Partial<Values<F>>;
}

/** Returns the fields that are not valid, each with the sentence that says so. */
export function findInvalidFields<F extends Fields>(
  fields: F,
  values: Values<F>,
): ReadonlyMap<string, string> {
  const problems = Object.entries(fields).map(
    ([name, field]) => [name, field.rule(values[name])] as const,
  );
  return new Map(problems.filter((problem): problem is [string, string] => problem[1] !== null));
}

/**
 * Returns the names of the invalid fields among `names` (docs/product/forms.md#missing-line): `e-mail` while it is
 * blank, `e-mail válido` while it is wrong.
 */
export function listMissing<F extends Fields>(
  fields: F,
  values: Values<F>,
  names: readonly (keyof F & string)[],
) {
  const invalid = findInvalidFields(fields, values);
  return names
    .filter((name) => invalid.has(name))
    .map((name) => {
      const called = fields[name]?.missing ?? name;
      const value: unknown = values[name];
      return typeof value === "string" && !isBlank(value) ? `${called} válido` : called;
    });
}

/** Tells if every field is valid. */
export function isValid<F extends Fields>(
  fields: F,
  values: Values<F>,
): values is Values<F> & SentValues<F> {
  return findInvalidFields(fields, values).size === 0;
}

/** Returns the body of a call: texts cleaned, in the table's order and with no other key (docs/contract.md#bodies). */
export function toRequestBody<F extends Fields>(fields: F, values: SentValues<F>): SentValues<F> {
  const body = Object.entries(fields).map(([name, { clean = trim }]) => {
    const value: unknown = values[name];
    return [name, typeof value === "string" ? clean(value) : value];
  });
  return Object.fromEntries(body) as SentValues<F>;
}
