/**
 * A job application, with its CV (SPEC §7, CONTRACT §6): the one call that is multipart. `funcao` is the role's label and
 * `agencia` the agency's name (DECISIONS 29).
 */
import * as v from "valibot";
import { cvProblem } from "#domain/contact-fields.ts";
import { trimmed } from "#domain/text.ts";
import { agencies, jobRoles } from "#domain/wizard-enumerations.ts";
import { type CallSettings, post } from "./client.ts";
import { filledText, optionalText, wizardEmail, wizardPhone } from "./request-fields.ts";

export const recrutamentoPath = "/api/recrutamento";

export const recrutamentoRequest = v.object({
  funcao: v.picklist(/* @__PURE__ */ jobRoles.map((role) => role.label)),
  agencia: v.picklist(/* @__PURE__ */ agencies.map((agency) => agency.name)),
  nome: filledText,
  loca: filledText,
  tel: wizardPhone,
  email: wizardEmail,
  // The interface has no field for the age: it is sent empty (SPEC §3 Job application).
  idade: optionalText,
  cv: v.pipe(
    v.file(),
    v.check((file) => cvProblem(file) === null, "CV: PDF, DOC ou DOCX, até 1 MB."),
  ),
  mensagem: optionalText,
});
export type RecrutamentoRequest = v.InferOutput<typeof recrutamentoRequest>;

/** @throws {CallFailure} */
export async function sendApplication(request: RecrutamentoRequest, settings: CallSettings): Promise<void> {
  const form = new FormData();
  form.append("funcao", request.funcao);
  form.append("agencia", request.agencia);
  form.append("nome", trimmed(request.nome));
  form.append("loca", trimmed(request.loca));
  form.append("tel", trimmed(request.tel));
  form.append("email", trimmed(request.email));
  form.append("idade", trimmed(request.idade));
  form.append("cv", request.cv);
  form.append("mensagem", trimmed(request.mensagem));
  await post(recrutamentoPath, form, settings);
}
