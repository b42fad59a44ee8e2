/**
 * A form's fields as a table: a record for each, in the order in which the call sends them. The values' type, the form's
 * validity, the missing line, the draft, the body of the call and the server's schema all follow from the table, so that a
 * field is added in one place.
 */
import { isBlank, trim } from "#domain/format/text.ts";

/**
 * One field.
 * @template Held what stands in it while the visitor fills it in
 * @template Sent what of that the rule lets pass
 */
export type Field<Held = unknown, Sent extends Held = Held> = {
  /** The first value. */
  readonly first: Held;
  /** The sentence under it, `""` when it is invalid and there is none to say, `null` when it is valid. */
  rule(value: Held): string | null;
  /** The label above it; ends in an asterisk when it is required. */
  readonly label?: string;
  /** Its name in a summary; the label without its asterisk when left out. */
  readonly called?: string;
  /** Its name in the line beside a disabled button. */
  readonly missing?: string | undefined;
  /** Reads a control's or a draft's text; `null` for a field that no text can fill. */
  readonly fromText: ((text: string) => Held) | null;
  /** Turns its text into the sent value; trims it when left out. */
  readonly clean?: (text: string) => string;
  /** The options of a choice. */
  readonly options?: readonly string[];
  /** Carries the type; never there at run time. */
  readonly sent?: Sent;
};

/** A form's fields by the keys of its call. */
export type Fields = Readonly<Record<string, Field>>;

/** The values of a form's fields. */
export type Values<F extends Fields> = { [Name in keyof F]: F[Name]["first"] };

/** The values once every rule is met, as the call takes them. */
export type SentValues<F extends Fields> = { [Name in keyof F]: Exclude<F[Name]["sent"], undefined> };

/** A line or more of text, judged by `rule`. */
export function textField(rule: (text: string) => string | null, missing?: string): Field<string> {
  return { first: "", rule, missing, fromText: asItIs };
}

/**
 * A text that must not be blank; there is no sentence for it, so only the missing line speaks of it
 * (docs/product/forms.md#messages).
 */
export function filledText(missing: string): Field<string> {
  return textField(checkFilled, missing);
}

/** A text that may be anything, or nothing. */
export function freeText(): Field<string> {
  return textField(acceptAnything);
}

/** One of `options`, which has to be chosen. */
export function choice<const Option extends string>(
  options: readonly Option[],
  missing: string,
): Field<"" | Option, Option> {
  const { first, fromText } = optionalChoice(options);
  return { first, rule: checkFilled, missing, fromText, options };
}

/** One of `options`, or `""` where nothing is chosen. */
export function optionalChoice<const Option extends string>(options: readonly Option[]): Field<"" | Option> {
  return {
    first: "",
    rule: acceptAnything,
    fromText: (text) => options.find((option) => option === text) ?? "",
    options,
  };
}

/** The rule of {@link filledText}. */
export function checkFilled(text: string): string | null {
  return isBlank(text) ? "" : null;
}

/** The rule of {@link freeText}. */
export function acceptAnything(): null {
  return null;
}

function asItIs(text: string): string {
  return text;
}

/**
 * Lists the answers of a filled form in the table's order: each field's name in a summary, and its text; for a file, its name
 * (docs/product/wizards.md#results).
 */
export function listAnswers<F extends Fields>(
  fields: F,
  values: Readonly<Record<keyof F, unknown>>,
): readonly (readonly [called: string, text: string])[] {
  return Object.entries(fields).map(([name, { label = name, called = label.replace("*", "") }]) => {
    const value: unknown = values[name];
    return [called, typeof value === "string" ? value : ((value as { name: string } | null)?.name ?? "")];
  });
}

/** Returns a form's first values. */
export function getFirstValues<F extends Fields>(fields: F): Values<F> {
  return Object.fromEntries(Object.entries(fields).map(([name, { first }]) => [name, first])) as Values<F>;
}

/**
 * Reads texts by the fields' names. Unknown names, values that are no text, and texts for a field that takes none are left
 * out; an unknown option counts as not chosen.
 */
export function readTexts<F extends Fields>(fields: F, texts: Readonly<Record<string, unknown>>): Partial<Values<F>> {
  const values = Object.entries(fields).flatMap(([name, { fromText }]) => {
    const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
    return fromText && typeof text === "string" ? [[name, fromText(text)]] : [];
  });
  return Object.fromEntries(values) as Partial<Values<F>>;
}

/** The fields that are not valid, each with the sentence that says so. */
export function findInvalidFields<F extends Fields>(fields: F, values: Values<F>): ReadonlyMap<string, string> {
  const problems = Object.entries(fields).map(([name, field]) => [name, field.rule(values[name])] as const);
  return new Map(problems.filter((problem): problem is [string, string] => problem[1] !== null));
}

/** Tells if every field is valid. */
export function isValid<F extends Fields>(fields: F, values: Values<F>): values is Values<F> & SentValues<F> {
  return findInvalidFields(fields, values).size === 0;
}

/**
 * The body of a call: the fields' values, texts cleaned, in the table's order and with no other key
 * (docs/contract.md#bodies).
 */
export function toRequestBody<F extends Fields>(fields: F, values: SentValues<F>): SentValues<F> {
  const body = Object.entries(fields).map(([name, { clean = trim }]) => {
    const value: unknown = values[name];
    return [name, typeof value === "string" ? clean(value) : value];
  });
  return Object.fromEntries(body) as SentValues<F>;
}
