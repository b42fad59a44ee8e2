/**
 * What a form asks for, as a table: a record for each field, in the order in which its call sends them. The values' type,
 * when the form may be sent, what is missing, what a draft may bring back, the body of the call and the server's schema
 * all follow from the table, so that a field is added in one place.
 */
import { isBlank, trim } from "#domain/format/text.ts";

/**
 * One field.
 * @template Held what stands in it while the visitor fills it in
 * @template Sent what of that the rule lets pass
 */
export type Field<Held = unknown, Sent extends Held = Held> = {
  /** What it starts with. */
  readonly first: Held;
  /** The sentence under it, `""` when it is invalid and there is none to say, `null` when it is valid. */
  rule(value: Held): string | null;
  /** What stands above it; ends in an asterisk when it must be filled in. */
  readonly label?: string;
  /** What a summary calls it; the label without its asterisk when left out. */
  readonly called?: string;
  /** What the line beside a disabled button calls it. */
  readonly missing?: string | undefined;
  /** What a control's or a draft's text means in it; `null` for a field that no text can fill. */
  readonly fromText: ((text: string) => Held) | null;
  /** What its text is sent as; trimmed unless it says otherwise. */
  readonly clean?: (text: string) => string;
  /** What there is to choose from, when it is a choice. */
  readonly options?: readonly string[];
  /** Carries the type; never there at run time. */
  readonly sent?: Sent;
};

/** A form's fields by the keys of its call. */
export type Fields = Readonly<Record<string, Field>>;

/** What stands in a form's fields. */
export type Values<F extends Fields> = { [Name in keyof F]: F[Name]["first"] };

/** What stands in them once every rule is content: what its call takes. */
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
 * What a filled form says, in the table's order: each field as a summary calls it, and its text; of a file, its name
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

/** What a form starts with. */
export function getFirstValues<F extends Fields>(fields: F): Values<F> {
  return Object.fromEntries(Object.entries(fields).map(([name, { first }]) => [name, first])) as Values<F>;
}

/**
 * What texts by the fields' names mean in them. A name that is no field's, a value that is no text, and a text for a
 * field that takes none are left out; an option that there is not counts as not chosen.
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

/** Whether every field is valid, and so may be sent. */
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
