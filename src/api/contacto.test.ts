import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { toRequestBody } from "#domain/fields/fields.ts";
import { bodyOf } from "../../tests/support/filled-fields.ts";
import { answering, json } from "../../tests/support/http-server.ts";
import { CallFailure, post } from "./client.ts";
import {
  agencyContact,
  agentContact,
  type ContactCall,
  generalContact,
  propertyContact,
} from "./contacto.ts";
import { servedForms } from "./served-calls.ts";

const generalContactRequest = servedForms.geral.request;
const propertyContactRequest = servedForms.imovel.request;
const agentContactRequest = servedForms.agente.request;
const agencyContactRequest = servedForms.agencia.request;
const message = {
  mensagem: " Olá\n<b>😀</b> ",
  email: "ana@a.pt ",
  tel: "\u202A912 345 678\u202C",
  nome: " Ana ",
};
const four = '"nome":"Ana","tel":"912 345 678","email":"ana@a.pt","mensagem":"Olá\\n<b>😀</b>"';

/** Returns the values that a form sends by this call. */
const filled = (call: ContactCall) => ({ ...JSON.parse(bodyOf(call)), ...message });
const send = ({ path, fields }: ContactCall, more?: object) =>
  post(path, { ...toRequestBody(fields, message), ...more }, {});

test("sends a visitor's message to its own path, trimmed, in the order of the contract's keys", async () => {
  const received = await answering((response) => void response.writeHead(204).end());
  await send(propertyContact, { idRef: "OVR-0231" });
  await send(generalContact);
  await send(agentContact, { comercial: 7 });
  await send(agencyContact, { agencia: "07" });
  expect(received.map(({ url, body }) => `${url} ${body}`)).toEqual([
    `/api/imovel/contacto {${four},"idRef":"OVR-0231"}`,
    `/api/contacto/contacto {${four}}`,
    `/api/agente/contacto {${four},"comercial":7}`,
    `/api/agencia/contacto {${four},"agencia":"07"}`,
  ]);
});

test("fails with a message that the server refuses, and succeeds with any other answer", async () => {
  await answering(json({ errors: {} }, 422));
  await expect(send(generalContact)).rejects.toBeInstanceOf(CallFailure);
  await answering((response) => void response.end("<p>Obrigado"));
  await expect(send(generalContact)).resolves.toBe("<p>Obrigado");
});

describe("a server", () => {
  const accepts = (change: object) =>
    v.is(generalContactRequest, { ...filled(generalContact), ...change });

  test("accepts everything that a visitor's button sends", () => {
    expect(accepts({})).toBe(true);
    expect(accepts({ tel: "depois das 18h", nome: "x".repeat(10_000) })).toBe(true);
    expect(v.is(propertyContactRequest, { ...filled(propertyContact), idRef: 231 })).toBe(true);
    expect(v.is(agentContactRequest, { ...filled(agentContact), comercial: "7" })).toBe(true);
    expect(v.is(agencyContactRequest, { ...filled(agencyContact), agencia: "OVR" })).toBe(true);
  });

  test("accepts an id as the page gave it, number or text, but not under another form's key", () => {
    const calls = [
      [propertyContactRequest, "idRef", filled(propertyContact)],
      [agentContactRequest, "comercial", filled(agentContact)],
      [agencyContactRequest, "agencia", filled(agencyContact)],
    ] as const;
    for (const [request, key, body] of calls) {
      expect([7, "7", "OVR"].map((id) => v.is(request, { ...body, [key]: id }))).toEqual([
        true,
        true,
        true,
      ]);
      expect(
        [undefined, null, "", " ", true, [7]].filter((id) => v.is(request, { ...body, [key]: id })),
      ).toEqual([]);
      expect(v.is(request, { ...body, outro: 7 })).toBe(false);
    }
  });

  test("refuses blanks, bad e-mail addresses, and messages without a recipient", () => {
    for (const key of ["nome", "tel", "email", "mensagem"]) {
      for (const value of ["", " \u200B", null, undefined, 5])
        expect(accepts({ [key]: value })).toBe(false);
    }
    expect(accepts({ email: "ana@a" })).toBe(false);
    expect(v.is(propertyContactRequest, filled(propertyContact))).toBe(false);
    expect(v.is(agentContactRequest, { ...filled(agentContact), comercial: " " })).toBe(false);
    expect(v.is(agencyContactRequest, { ...filled(agencyContact), agencia: null })).toBe(false);
  });
});
