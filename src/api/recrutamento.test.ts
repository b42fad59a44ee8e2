import * as v from "valibot";
import { expect, test } from "vitest";
import { type SentValues, toRequestBody } from "#domain/fields/fields.ts";
import { bodyOf } from "../../tests/support/filled-fields.ts";
import { answering, json } from "../../tests/support/http-server.ts";
import { CallFailure, post } from "./client.ts";
import { applicationCall, applicationFields } from "./recrutamento.ts";
import { servedForms } from "./served-calls.ts";

/**
 * The contract's original keys. Fields added later are missing, as in a draft from before they
 * existed.
 */
const application = {
  mensagem: "",
  cv: new File(["%PDF-1.7"], "currículo da Ana.pdf", { type: "application/pdf" }),
  idade: "",
  email: " ana@a.pt",
  tel: "+351912345678",
  loca: "Ovar ",
  nome: "Ana",
  agencia: "Santa Maria da Feira",
  funcao: "Área de Recursos Humanos",
} as SentValues<typeof applicationFields>;

const send = () => post(applicationCall.path, toRequestBody(applicationFields, application), {});

test("sends a candidate's application as multipart with its file, trimmed, in the order of the contract's keys", async () => {
  const received = await answering(json({}, 201));
  await send();

  const { url, headers, body } = received[0] ?? { url: "", headers: {}, body: "" };
  expect(url).toBe("/api/recrutamento");
  expect(headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  expect([...body.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)).toEqual([
    "funcao",
    "agencia",
    "nome",
    "loca",
    "tel",
    "email",
    "idade",
    "cv",
    "mensagem",
  ]);
  expect(
    [...body.matchAll(/name="(?:loca|email|idade)"\r\n\r\n(.*)\r\n/g)].map(([, value]) => value),
  ).toEqual(["Ovar", "ana@a.pt", ""]);
  expect(body).toContain("Content-Type: application/pdf\r\n");
  expect(body).toContain("%PDF-1.7");
});

test("sends the file again after renewing an expired session", async () => {
  const received = await answering(
    (response, _request, at) => void response.writeHead(at === 0 ? 419 : 200).end(),
  );
  await send();
  expect(received.map(({ method }) => method).join(" ")).toBe("POST HEAD POST");
  expect(received[2]?.body).toContain("%PDF-1.7");
});

test("fails if the server refuses the application", async () => {
  await answering(json({}, 422));
  await expect(send()).rejects.toBeInstanceOf(CallFailure);
});

test("accepts on a server what the wizard sends, and refuses anything else", () => {
  const filled = { ...JSON.parse(bodyOf(applicationCall)), ...application };
  const accepts = (change: object) =>
    v.is(servedForms.recrutamento.request, { ...filled, ...change });
  expect(accepts({})).toBe(true);
  expect(accepts({ funcao: "AC" })).toBe(false);
  expect(accepts({ agencia: "OVR" })).toBe(false);
  expect(accepts({ tel: "912 345 678" })).toBe(false);
  expect(accepts({ email: "ana@a.p" })).toBe(false);
  expect(accepts({ loca: " " })).toBe(false);
  expect(accepts({ cv: "cv.pdf" })).toBe(false);
  expect(accepts({ cv: new File(["x"], "cv.png", { type: "image/png" }) })).toBe(false);
  expect(
    accepts({ cv: new File([new Uint8Array(1_000_001)], "cv.pdf", { type: "application/pdf" }) }),
  ).toBe(false);
});
