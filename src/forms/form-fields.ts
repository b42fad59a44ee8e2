/**
 * What a form asks for: one schema a form, each field judged by its rule in `domain`, and the words by which the line
 * beside a disabled button names what is missing (DECISIONS 24). The schema alone decides whether a form may go on, so that
 * button, line and messages never disagree.
 */
import * as v from "valibot";
import { isBlank } from "#domain/text.ts";

/** @param problem gives the sentence under the field, empty when there is none to say, `null` when it is valid */
export function judged(problem: (text: string) => string | null): v.GenericSchema<string> {
  return v.pipe(
    v.string(),
    v.check(
      (text) => problem(text) === null,
      ({ input }) => problem(input) ?? "",
    ),
  );
}

/** A text that must not be blank; SPEC §5 has no sentence for it, so only the missing line speaks of it. */
export const filled: v.GenericSchema<string> = judged((text) => (isBlank(text) ? "" : null));

/** A text that may be anything. */
export const free: v.GenericSchema<string> = v.string();

/** Fields and what each is called in the missing line, in the order in which they stand. */
export type Words<Values> = { readonly [Name in keyof Values]?: string };

/** The fields that are not valid, each with the sentence that says so. */
export function invalidFields<Values>(schema: v.GenericSchema<Values>, values: Values): ReadonlyMap<string, string> {
  const issues = v.safeParse(schema, values).issues ?? [];
  return new Map(issues.map((issue) => [String(issue.path?.[0]?.key), issue.message]));
}

/** The words for the fields that are not valid yet: `e-mail` while it is blank, `e-mail válido` while it is wrong. */
export function missingWords<Values>(
  words: Words<Values>,
  values: Values,
  invalid: ReadonlyMap<string, string>,
): readonly string[] {
  const missing = Object.entries(words) as [keyof Values & string, string][];
  return missing
    .filter(([name]) => invalid.has(name))
    .map(([name, word]) => (isEmpty(values[name]) ? word : `${word} válido`));
}

function isEmpty(value: unknown): boolean {
  return typeof value === "string" ? isBlank(value) : !value;
}
