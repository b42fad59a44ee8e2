/** The reader of numbers, apart from readers.ts, which every page loads: only the calculator needs it. */
import * as v from "valibot";
import { finiteNumber, type Reader, trimmedText } from "./readers.ts";

/** A number such as 3.5; a decimal comma is accepted, thousands separators are not. */
export const decimal: Reader<number> = {
  expected: "a number such as 30 or 2,5",
  schema: v.union([
    finiteNumber,
    v.pipe(
      trimmedText,
      // More than 300 digits could be infinite; `[0-9]` because `\d` knows other digits in PHP.
      v.regex(/^[+-]?[0-9]{1,300}(?:[.,][0-9]+)?$/),
      v.transform((raw) => Number(raw.replace(",", "."))),
    ),
  ]),
};
