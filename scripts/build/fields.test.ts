import { expect, test } from "vitest";
import { servedForms } from "#api/schemas/forms.ts";
import { judgementOf } from "#api/schemas/request-fields.ts";
import { textField } from "#domain/fields/fields.ts";
import { trim } from "#domain/format/text.ts";
import shared from "../../tests/shared/emails.json" with { type: "json" };
import { openApi } from "../openapi/openapi.ts";
import { fieldsJson } from "./fields.ts";

const { forms: written } = fieldsJson();
const forms = Object.entries(servedForms);

test.each(forms)("a server reads of the form %s exactly what its call sends", (_kind, { path, name }) => {
  const { fields, recipient } = written[path] ?? { fields: {}, recipient: null };
  const { required } = openApi().components.schemas[name] ?? {};
  expect([...Object.keys(fields), ...(recipient ? [recipient] : [])]).toEqual(required);
});

test("a field says what it is called, whether it has to be there, and what it may hold", () => {
  const { fields } = written["/api/agendamento"] ?? {};
  expect(fields?.loca).toEqual({ label: "Localização", required: true, type: "text" });
  expect(fields?.tipologia).toMatchObject({ required: false, type: "choice", options: ["1", "2", "3", "4", "+5"] });
  expect(written["/api/recrutamento"]?.fields.cv).toMatchObject({ required: true, type: "file", maxBytes: 1_000_000 });
});

test("an e-mail address fits the pattern exactly when the form takes it", () => {
  const patternOf = (path: string) => new RegExp(written[path]?.fields.email?.pattern ?? "");
  const [contact, wizard] = [patternOf("/api/contacto/contacto"), patternOf("/api/agendamento")];
  for (const one of shared.cases) {
    expect([contact.test(trim(one.email)), wizard.test(trim(one.email))], one.email).toEqual([one.contact, one.wizard]);
  }
});

test("a rule that no server would know of fails the build", () => {
  expect(() => judgementOf({ ...textField(() => null), label: "Idade*" })).toThrow('The rule of the field "Idade*"');
});
