import { expect, expectTypeOf, test } from "vitest";
import {
  choice,
  type DrawnField,
  type Field,
  filledText,
  findInvalidFields,
  freeText,
  getFirstValues,
  isValid,
  optionalChoice,
  readTexts,
  type SentValues,
  textField,
  toRequestBody,
  type Values,
} from "./fields.ts";

type Plan = { rooms: number };
const plan: Field<Plan | null, Plan> = {
  first: null,
  rule: (value) => (value ? null : ""),
  fromText: null,
};
const fields = {
  tipo: choice(["Loja", "Moradia"], "tipo"),
  quartos: optionalChoice(["1", "+5"]),
  nome: filledText("nome"),
  email: textField({ problem: "E-mail inválido.", pattern: /@/ }),
  planta: plan,
  outros: freeText(),
};
const complete: Values<typeof fields> = {
  outros: " ",
  planta: { rooms: 2 },
  email: "ana@a.pt ",
  nome: " Ana",
  quartos: "+5",
  tipo: "Loja",
};

test("derives a form's types from its table: the type of each field, and that of a valid form", () => {
  expectTypeOf<Values<typeof fields>>().toEqualTypeOf<{
    tipo: "" | "Loja" | "Moradia";
    quartos: "" | "1" | "+5";
    nome: string;
    email: string;
    planta: Plan | null;
    outros: string;
  }>();
  expectTypeOf<SentValues<typeof fields>>().toMatchTypeOf<{
    tipo: "Loja" | "Moradia";
    planta: Plan;
  }>();
  // @ts-expect-error a form that wasn't validated can't be sent
  const unjudged: SentValues<typeof fields> = complete;
  // @ts-expect-error no field of the table may be left out
  toRequestBody(fields, { tipo: "Loja", quartos: "", nome: "", email: "", planta: { rooms: 1 } });
  if (isValid(fields, complete)) expectTypeOf(complete.planta).toEqualTypeOf<Plan>();
  expect(unjudged).toBe(complete);
});

test("starts empty, with an error for each required field", () => {
  const values = getFirstValues(fields);
  expect(values).toEqual({ tipo: "", quartos: "", nome: "", email: "", planta: null, outros: "" });
  expect([...findInvalidFields(fields, values)]).toEqual([
    ["tipo", ""],
    ["nome", ""],
    ["email", "E-mail inválido."],
    ["planta", ""],
  ]);
  expect([isValid(fields, values), isValid(fields, complete)]).toEqual([false, true]);
});

test("sends the table's keys in the table's order, with trimmed texts", () => {
  const body = toRequestBody(fields, {
    ...complete,
    tipo: "Loja",
    planta: { rooms: 2 },
    alheio: "x",
  } as never);
  expect(JSON.stringify(body)).toBe(
    '{"tipo":"Loja","quartos":"+5","nome":"Ana","email":"ana@a.pt","planta":{"rooms":2},"outros":""}',
  );
});

test("restores a draft's exact texts and the options that still exist, and nothing else", () => {
  const draft = {
    tipo: "Quinta",
    quartos: "+5",
    nome: " Ana ",
    email: "a",
    planta: "x",
    outros: 7,
    alheio: "x",
  };
  expect(readTexts(fields, draft)).toEqual({ tipo: "", quartos: "+5", nome: " Ana ", email: "a" });
  expect(readTexts(fields, JSON.parse('{"__proto__":{"nome":"x"}}'))).toEqual({});
});

test("refuses, by its type, a row that a form can't draw", () => {
  const { label: _, ...unlabelled } = { ...textField({ problem: "" }), label: "Nome" };
  const labelled = { ...plan, label: "Planta" };
  const area = { ...choice(["Loja"], "tipo"), label: "Tipo", control: "area" } as const;
  expectTypeOf(unlabelled).not.toExtend<DrawnField>();
  expectTypeOf(labelled).not.toExtend<DrawnField>();
  expectTypeOf(area).not.toExtend<DrawnField>();
  const type = { ...choice(["Loja"], "tipo"), label: "Tipo" };
  const name = { ...textField({ problem: "" }), label: "Nome", control: "area" } as const;
  expectTypeOf(type).toExtend<DrawnField>();
  expectTypeOf(name).toExtend<DrawnField>();
});
