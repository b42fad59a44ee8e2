/** The reader of a choice, apart from readers.ts, which every page loads: only the agent's form needs it. */
import * as v from "valibot";
import { type Reader, trimmedText } from "./readers.ts";

/** One of a few words. */
export function oneOf<const Word extends string>(choices: readonly Word[]): Reader<Word> {
  return {
    choices,
    expected: choices.join(" or "),
    schema: v.pipe(
      trimmedText,
      v.regex(new RegExp(`^(?:${choices.join("|")})$`)),
      v.transform((word) => word as Word),
    ),
  };
}
