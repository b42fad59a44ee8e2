import * as v from "valibot";
import { expect, test } from "vitest";
import { filled, invalidFields, judged, missingWords } from "./form-fields.ts";

const schema = v.object({
  nome: filled,
  email: judged((text) => (text.includes("@") ? null : "E-mail inválido.")),
});
const words = { nome: "nome", email: "e-mail" };
const missing = (values: { nome: string; email: string }) => missingWords(words, values, invalidFields(schema, values));

test("a visitor reads what is missing in the order of the fields, and what is wrong as not valid", () => {
  expect(missing({ nome: "", email: "" })).toEqual(["nome", "e-mail"]);
  expect(missing({ nome: " \u200B", email: "ana" })).toEqual(["nome", "e-mail válido"]);
  expect(missing({ nome: "Ana", email: "ana@a" })).toEqual([]);
});

test("a field's sentence is its rule's own; a field that must only be filled has none", () => {
  expect(invalidFields(schema, { nome: "", email: "ana" })).toEqual(
    new Map([
      ["nome", ""],
      ["email", "E-mail inválido."],
    ]),
  );
});
