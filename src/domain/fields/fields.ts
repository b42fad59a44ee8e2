/**
 * Describes a form's fields in a table. Its types, validation, missing line, draft, request body
 * and server schema are all derived from it.
 */
import { isBlank, trim } from "#domain/format/text.ts";

/** `Held` is the value while the visitor fills in the field; `Sent` is what the rule accepts. */
export type Field<Held = unknown, Sent extends Held = Held> = {
  readonly first: Held;
  /**
   * Returns the message under an invalid field, `""` if there is none to show, or `null` if the
   * value is valid.
   */
  rule(value: Held): string | null;
  /** Ends in an asterisk when the field is required. */
  readonly label?: string;
  /** The name in a summary; defaults to the label without its asterisk. */
  readonly called?: string;
  /** For text fields only; a single-line text input when left out. */
  readonly control?: "email" | "phone" | "area";
  readonly autoComplete?: string;
  /** The name in the missing line beside a disabled button. */
  readonly missing?: string | undefined;
  /** Reads the text of a control or a draft; `null` for a field that text can't fill. */
  readonly fromText: ((text: string) => Held) | null;
  /** Turns the text into the value to send; trims it when left out. */
  readonly clean?: (text: string) => string;
  /** Tested against the cleaned text, by the server too. */
  readonly pattern?: RegExp | undefined;
  /** The values of a closed list, in its order. */
  readonly options?: readonly string[];
  /** Carries the type; never set at run time. */
  readonly sent?: Sent;
};

/** A field whose text the visitor types. */
export type TypedField = Field<string> & {
  readonly fromText: (text: string) => string;
  readonly options?: never;
};

/** A choice of one of the `options`. */
export type ChoiceField<Held = string, Sent extends Held = Held> = Field<Held, Sent> & {
  readonly fromText: (text: string) => Held;
  readonly options: readonly string[];
  readonly control?: never;
};

/** A field that a form can draw from nothing but its row. */
export type DrawnField = (TypedField | ChoiceField) & { readonly label: string };

export type Fields = Readonly<Record<string, Field>>;

export type Values<F extends Fields> = { [Name in keyof F]: F[Name]["first"] };

export type SentValues<F extends Fields> = {
  [Name in keyof F]: Exclude<F[Name]["sent"], undefined>;
};

type TextRule = {
  /**
   * The message under invalid text; `""` leaves it to the missing line
   * (docs/product/forms.md#messages).
   */
  readonly problem: string;
  readonly pattern?: RegExp;
  readonly clean?: (text: string) => string;
};

/**
 * Makes a required text field: the cleaned text must match `pattern`, or must not be blank if there
 * is no pattern. A pattern that matches `""` makes the field optional.
 */
export function textField(
  { problem, pattern, clean = trim }: TextRule,
  missing?: string,
): TypedField {
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

/** Makes a text field that must not be blank. */
export function filledText(missing: string): TypedField {
  return textField({ problem: "" }, missing);
}

/** Makes a text field that accepts anything, including nothing. */
export function freeText(): TypedField {
  return { first: "", rule: () => null, fromText: String };
}

/** Makes a required choice of one of the `options`. */
export function choice<const Option extends string>(
  options: readonly Option[],
  missing: string,
): ChoiceField<"" | Option, Option> {
  const { first, fromText } = optionalChoice(options);
  return { first, rule: (text) => (text === "" ? "" : null), missing, fromText, options };
}

/** Makes an optional choice of one of the `options`; `""` means none. */
export function optionalChoice<const Option extends string>(
  options: readonly Option[],
): ChoiceField<"" | Option> {
  return {
    first: "",
    rule: () => null,
    fromText: (text) => options.find((option) => option === text) ?? "",
    options,
  };
}

/**
 * Lists each field's summary name with its text, or with its file's name
 * (docs/product/wizards.md#results).
 */
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

/** Returns a form's initial values. */
export function getFirstValues<F extends Fields>(fields: F): Values<F> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { first }]) => [name, first]),
  ) as Values<F>;
}

/**
 * Reads a form's values from strings by field name. Skips unknown names, values that aren't
 * strings, and file fields.
 */
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

/** Maps the name of each invalid field to its message. */
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
 * Returns the names to show for the invalid fields among `names`
 * (docs/product/forms.md#missing-line): `e-mail` while it is blank, `e-mail válido` while it is
 * wrong.
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

/** Whether every field is valid. */
export function isValid<F extends Fields>(
  fields: F,
  values: Values<F>,
): values is Values<F> & SentValues<F> {
  return findInvalidFields(fields, values).size === 0;
}

/**
 * Returns a call's body: cleaned strings in the table's order, and no other keys
 * (docs/contract.md#bodies).
 */
export function toRequestBody<F extends Fields>(fields: F, values: SentValues<F>): SentValues<F> {
  const body = Object.entries(fields).map(([name, { clean = trim }]) => {
    const value: unknown = values[name];
    return [name, typeof value === "string" ? clean(value) : value];
  });
  return Object.fromEntries(body) as SentValues<F>;
}
