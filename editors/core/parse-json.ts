/** Parses JSON written by people. */

/** Returns `undefined`, which JSON can't express, if the text isn't JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The caller treats it as a value of the wrong kind.
    return undefined;
  }
}

/** Whether the value is a JSON object. */
export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Describes the error in a JSON text in one sentence, with the browser's own words in brackets;
 * `null` if the text is valid.
 */
export function describeJsonProblem(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (cause) {
    return `O JSON tem um erro (${(cause as Error).message}).`;
  }
}
