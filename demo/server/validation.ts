/**
 * Checks what a call sent against the very schemas that the widgets send by, and turns it away as Laravel does: 422,
 * the first complaint as the message, all of them under the name of their field.
 */
import type { Context } from "hono";
import * as v from "valibot";

/** The answer to a refused call. */
type ValidationAnswer = { message: string; errors: Record<string, string[]> };

type Checked<Schema extends v.GenericSchema> =
  | { body: v.InferOutput<Schema>; refusal?: never }
  | { body?: never; refusal: Response };

/** The body when it is right, else the answer to refuse it with. */
export function checked<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
  input: unknown,
): Checked<Schema> {
  const result = v.safeParse(schema, input);
  if (result.success) return { body: result.output };
  return { refusal: context.json(validationAnswer(result.issues), 422) };
}

/** Laravel's `{message, errors}`; a field within a list is named with dots, as in `quartos.0`. */
function validationAnswer(issues: readonly v.BaseIssue<unknown>[]): ValidationAnswer {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? "body";
    errors[field] = [...(errors[field] ?? []), sentenceOf(field, issue)];
  }
  const [first = ""] = Object.values(errors).flat();
  return { message: first + andMore(Object.values(errors).flat().length - 1), errors };
}

function sentenceOf(field: string, issue: v.BaseIssue<unknown>): string {
  const isMissing = issue.input === undefined || issue.input === null || issue.input === "";
  return isMissing ? `The ${field} field is required.` : `The ${field} field is invalid: ${issue.message}`;
}

function andMore(count: number): string {
  if (count < 1) return "";
  return ` (and ${count} more ${count === 1 ? "error" : "errors"})`;
}
