/** JSON that people wrote: what is none is a value like any other here, for the form or the widget's reader to judge. */

/** Parses a text; `undefined`, which JSON cannot hold, when it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The caller hears it as a value that does not fit.
    return undefined;
  }
}

/** Tells if the value is what JSON calls an object. */
export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
