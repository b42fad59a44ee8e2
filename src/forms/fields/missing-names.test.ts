import { expect, test } from "vitest";
import { type Fields, filledText, findInvalidFields, freeText, textField } from "#domain/fields/fields.ts";
import { namesOfMissingFields } from "./missing-names.ts";

const fields = {
  nome: filledText("nome"),
  email: textField({ problem: "E-mail inválido.", pattern: /@/ }, "e-mail"),
  cv: { first: null, rule: (file: unknown) => (file ? null : ""), missing: "CV", fromText: null },
  mensagem: freeText(),
} satisfies Fields;

function missing(nome: string, email: string) {
  const values = { nome, email, cv: null, mensagem: "" };
  const state = { fields, values, invalid: findInvalidFields(fields, values) };
  return namesOfMissingFields(state, ["cv", "nome", "email", "mensagem"]);
}

test("a visitor reads what is missing in the order asked for, and what is wrong as not valid", () => {
  expect(missing("", "")).toEqual(["CV", "nome", "e-mail"]);
  expect(missing(" \u200B", "ana")).toEqual(["CV", "nome", "e-mail válido"]);
  expect(missing("Ana", "ana@a")).toEqual(["CV"]);
});
