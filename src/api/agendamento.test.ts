import * as v from "valibot";
import { expect, test } from "vitest";
import { type SentValues, toRequestBody } from "#domain/fields/fields.ts";
import { bodyOf } from "../../tests/support/filled-fields.ts";
import { answering, json } from "../../tests/support/http-server.ts";
import { valuationCall, valuationFields } from "./agendamento.ts";
import { CallFailure, post } from "./client.ts";
import { servedForms } from "./served-calls.ts";

/**
 * The contract's original keys. Fields added later are missing, as in a draft from before they
 * existed.
 */
const valuation = {
  outros: " ",
  email: "ana@a.pt",
  tel: " 912345678",
  nome: "Ana",
  estadoCon: "Para Remodelar",
  cert: "",
  areaPriv: " 120 ",
  areaTerreno: "",
  loca: " Rua Direita, Ovar ",
  objetivo: "",
  tipologia: "+5",
  tipoImovel: "Moradia",
} as SentValues<typeof valuationFields>;

const send = () => post(valuationCall.path, toRequestBody(valuationFields, valuation), {});

test("sends an owner's request trimmed, with empty fields as '', in the order of the contract's keys", async () => {
  const received = await answering(json({}));
  await send();
  expect(received[0]?.url).toBe("/api/agendamento");
  expect(received[0]?.body).toBe(
    '{"tipoImovel":"Moradia","tipologia":"+5","objetivo":"","loca":"Rua Direita, Ovar","areaTerreno":"","areaPriv":"120",' +
      '"cert":"","estadoCon":"Para Remodelar","nome":"Ana","tel":"912345678","email":"ana@a.pt","outros":""}',
  );
});

test("reports one failure for a request that fails", async () => {
  await answering(json({}, 500));
  await expect(send()).rejects.toBeInstanceOf(CallFailure);
});

test("accepts on a server what the wizard sends, and refuses anything else", () => {
  const filled = { ...JSON.parse(bodyOf(valuationCall)), ...valuation };
  const accepts = (change: object) =>
    v.is(servedForms.agendamento.request, { ...filled, ...change });
  expect(accepts({})).toBe(true);
  expect(accepts({ tipologia: "", estadoCon: "", cert: "B-", objetivo: "Vender" })).toBe(true);
  expect(accepts({ tipoImovel: "" })).toBe(false);
  expect(accepts({ objetivo: "Comprar" })).toBe(false);
  expect(accepts({ cert: "G" })).toBe(false);
  expect(accepts({ loca: "\n" })).toBe(false);
  expect(accepts({ tel: "" })).toBe(false);
  expect(accepts({ email: "ana@a" })).toBe(false);
  expect(accepts({ outros: null })).toBe(false);
});
