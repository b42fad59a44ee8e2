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

/** Describes an error in a JSON text in Portuguese, because browsers do it in English; `null` for JSON. */
export function describeJsonProblem(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (cause) {
    return `o JSON tem um erro na posição ${positionIn((cause as Error).message, text)}`;
  }
}

/** The first character is 1, as an editor counts. */
function positionIn(message: string, text: string): number {
  const at = /position (\d+)/.exec(message)?.[1];
  if (at !== undefined) return Number(at) + 1;
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  if (line === undefined) return text.length;
  const before = text.split("\n").slice(0, Number(line) - 1);
  return before.join("\n").length + (before.length > 0 ? 1 : 0) + Number(column);
}
