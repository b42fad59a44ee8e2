import * as v from "valibot";
import { CallFailure } from "./client.ts";

/**
 * Returns a search's answer as its schema reads it.
 * @param expected the shape of the answer, in words
 * @throws {CallFailure} with the code `answer` if it has another shape
 */
export function checkAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
  path: string,
  expected: string,
): v.InferOutput<Schema> {
  const checked = v.safeParse(schema, answer);
  if (checked.success) return checked.output;
  const start = String(JSON.stringify(answer)).slice(0, 80);
  const message = `POST ${path}: expected ${expected}, got ${start}`;
  throw new CallFailure(message, { cause: checked.issues, code: "answer" });
}
