import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { freeText, textField } from "#domain/fields/fields.ts";
import { toEntries } from "./served-calls.ts";

describe("an optional text", () => {
  const postalCode = textField({
    problem: "Escreva um código postal.",
    pattern: /^(\d{4}-\d{3})?$/,
  });
  const request = v.object(toEntries({ postalCode, note: freeText() }));

  test("may be empty, missing, or anything that its pattern accepts", () => {
    const texts = ["4500-123", " 4500-123 ", "", undefined, "4500"];
    const taken = texts.filter((text) => v.is(request, { postalCode: text, note: "" }));
    expect(taken).toEqual(["4500-123", " 4500-123 ", "", undefined]);
  });

  test("may be any text without a pattern, and is trimmed", () => {
    expect(v.parse(request, { note: " à tarde " })).toEqual({ postalCode: "", note: "à tarde" });
  });
});
