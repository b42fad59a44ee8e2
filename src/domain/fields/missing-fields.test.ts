import { expect, test } from "vitest";
import { type Fields, filledText, freeText, listMissing, textField } from "./fields.ts";

const fields = {
  nome: filledText("nome"),
  email: textField({ problem: "E-mail inválido.", pattern: /@/ }, "e-mail"),
  cv: { first: null, rule: (file: unknown) => (file ? null : ""), missing: "CV", fromText: null },
  mensagem: freeText(),
} satisfies Fields;

function missing(nome: string, email: string) {
  return listMissing(fields, { nome, email, cv: null, mensagem: "" }, [
    "cv",
    "nome",
    "email",
    "mensagem",
  ]);
}

test("names missing fields in the requested order, and wrong ones as invalid", () => {
  expect(missing("", "")).toEqual(["CV", "nome", "e-mail"]);
  expect(missing(" \u200B", "ana")).toEqual(["CV", "nome", "e-mail válido"]);
  expect(missing("Ana", "ana@a")).toEqual(["CV"]);
});
