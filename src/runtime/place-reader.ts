/** The reader of a host's own places, which only the fields that suggest them need (docs/product/places.md#hosts-own-list). */
import * as v from "valibot";
import { filledText, type Reader, splitAtCommas, trimmedText } from "./readers.ts";

type GivenPlace = string | { nome: string; total?: number | undefined; tambem?: readonly string[] | undefined };

/**
 * Places to choose from: names, or objects with the name, how many listings there are and what else it is found by; in an
 * attribute names with commas between.
 */
export const placeList: Reader<readonly GivenPlace[]> = {
  expected: 'a list such as ["Ovar",{"nome":"Espinho","total":12,"tambem":["Anta"]}], or Ovar,Espinho in an attribute',
  schema: v.union([
    v.array(
      v.union([
        trimmedText,
        v.object({
          nome: filledText,
          total: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
          tambem: v.optional(v.array(trimmedText)),
        }),
      ]),
    ),
    splitAtCommas,
  ]),
};
