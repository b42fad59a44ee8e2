/** The reader of what a widget has switched on, apart from readers.ts: a widget without such features does without it. */
import * as v from "valibot";
import type { Feature } from "#domain/features.ts";
import { type Reader, splitAtCommas } from "./readers.ts";

/** Stands for a list of nothing, for whoever can't write an empty one. */
const NONE = "nenhuma";

/**
 * Some of a widget's features (docs/contract.md#features): a name that it does not know is left out and reported, and an
 * empty text is a list of none.
 */
export function featureList(...names: readonly Feature[]): Reader<readonly string[]> {
  const words: readonly string[] = [...names, NONE];
  return {
    features: words,
    expected: `some of ${names.join(", ")}, or ${NONE}`,
    schema: v.pipe(
      v.union([v.array(v.unknown()), splitAtCommas]),
      v.transform((given) =>
        given.flatMap((one) => {
          const word = typeof one === "string" ? one.trim() : "";
          return words.includes(word) ? word : [];
        }),
      ),
    ),
  };
}
