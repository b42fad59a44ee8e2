/** Parses JSON written by people. */

/** Returns `undefined`, which JSON cannot hold, for a text that is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The caller treats it as a value that does not fit.
    return undefined;
  }
}

/** Tells if the value is a JSON object. */
export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Describes an error in a JSON text in a sentence, with the browser's own words in brackets; `null` for JSON. */
export function describeJsonProblem(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (cause) {
    return `O JSON tem um erro (${(cause as Error).message}).`;
  }
}
