import { expect, test } from "vitest";
import { servedForms } from "#api/served-calls.ts";
import { cleanEmail } from "#domain/fields/contact-fields.ts";
import { sortOrders } from "#domain/fields/enumerations.ts";
import shared from "../cases/emails.json" with { type: "json" };
import { openApi } from "../openapi/openapi.ts";
import { fieldsJson } from "./fields.ts";

const { forms: written, filters } = fieldsJson();
const forms = Object.entries(servedForms);

test.each(forms)(
  "lists for the form %s exactly the fields that its call sends",
  (_kind, { path, name }) => {
    const { fields, recipient } = written[path] ?? { fields: {}, recipient: null };
    const { properties = {} } = openApi().components.schemas[name] ?? {};
    expect([...Object.keys(fields), ...(recipient ? [recipient] : [])]).toEqual(
      Object.keys(properties),
    );
  },
);

test.each(forms)("requires of the form %s only what the visitor has to fill in", (_kind, form) => {
  const { fields, recipient } = written[form.path] ?? { fields: {}, recipient: null };
  const needed = Object.keys(fields).filter((key) => fields[key]?.required);
  const { required } = openApi().components.schemas[form.name] ?? {};
  expect([...needed, ...(recipient ? [recipient] : [])]).toEqual(required);
});

test("describes a field by its labels, its control, whether it is required, and what it may contain", () => {
  const { fields } = written["/api/agendamento"] ?? {};
  expect(fields?.loca).toEqual({
    label: "Localização",
    formLabel: "Localizaçao*",
    missing: "localização",
    required: true,
    type: "text",
  });
  expect(fields?.email).toMatchObject({ control: "email", autoComplete: "email" });
  expect(fields?.tipologia).toMatchObject({
    required: false,
    type: "choice",
    options: ["1", "2", "3", "4", "+5"],
  });
  expect(written["/api/recrutamento"]?.fields.cv).toMatchObject({
    required: true,
    type: "file",
    maxBytes: 1_000_000,
  });
});

test("writes no \\d, which matches the digits of all scripts in PHP", () => {
  const patterns = Object.values(written).flatMap(({ fields }) =>
    Object.values(fields).map(({ pattern = "" }) => pattern),
  );
  expect(patterns.filter((pattern) => pattern.includes("\\d"))).toEqual([]);
});

test("matches an e-mail address exactly when the form accepts it", () => {
  const patternOf = (path: string) => new RegExp(written[path]?.fields.email?.pattern ?? "");
  const [contact, wizard] = [patternOf("/api/contacto/contacto"), patternOf("/api/agendamento")];
  for (const one of shared.cases) {
    expect(
      [contact.test(cleanEmail(one.email)), wizard.test(cleanEmail(one.email))],
      one.email,
    ).toEqual([one.contact, one.wizard]);
  }
});

test("lists every key of the search call in order, and describes each one fully", () => {
  const { ImoveisRequest } = openApi().components.schemas;
  expect(["page", ...Object.keys(filters)]).toEqual(Object.keys(ImoveisRequest?.properties ?? {}));
  expect(filters.garagem).toMatchObject({
    kind: "counts",
    parameter: "garagem",
    chip: "Estacionamento: {}",
    isCounted: true,
    empty: [],
    options: ["1", "2", "3", "4", "+5"].map((value) => ({ value, label: value })),
  });
  expect(filters.objetivo).toMatchObject({
    parameter: "objectivo",
    chip: "{}",
    place: "bar",
    isCounted: false,
  });
  expect(filters.comercial).toMatchObject({ place: "panel", isCounted: false });
  expect(filters.minprice).toMatchObject({
    empty: null,
    amount: "preco",
    bound: "least",
    unit: "€",
  });
  const orders = sortOrders.map(({ value }) => expect.objectContaining({ value }));
  expect(filters.ordem).toMatchObject({ empty: "rec", first: "rec", orders });
});
