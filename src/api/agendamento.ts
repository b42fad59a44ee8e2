/**
 * A valuation request (SPEC §7, CONTRACT §6). `tipologia` is the number of rooms here, and what was not chosen is sent as
 * `''` (DECISIONS 23): the objective too, which has an asterisk but gates nothing (DECISIONS 30).
 */
import * as v from "valibot";
import { propertyTypes } from "#domain/enumerations.ts";
import { trimmed } from "#domain/text.ts";
import {
  conservationStates,
  energyCertificates,
  valuationPurposes,
  valuationRooms,
} from "#domain/wizard-enumerations.ts";
import { type CallSettings, post } from "./client.ts";
import { filledText, optionalText, wizardEmail, wizardPhone } from "./request-fields.ts";

export const agendamentoPath = "/api/agendamento";

/** One of the list, or `''` where nothing was chosen. */
function unchosenOr<const Word extends string>(words: readonly Word[]) {
  return v.picklist(["", ...words]);
}

export const agendamentoRequest = v.object({
  tipoImovel: v.picklist(propertyTypes),
  tipologia: /* @__PURE__ */ unchosenOr(valuationRooms),
  objetivo: /* @__PURE__ */ unchosenOr(valuationPurposes),
  loca: filledText,
  areaTerreno: optionalText,
  areaPriv: optionalText,
  cert: /* @__PURE__ */ unchosenOr(energyCertificates),
  estadoCon: /* @__PURE__ */ unchosenOr(conservationStates),
  nome: filledText,
  tel: wizardPhone,
  email: wizardEmail,
  outros: optionalText,
});
export type AgendamentoRequest = v.InferOutput<typeof agendamentoRequest>;

/** @throws {CallFailure} */
export async function sendValuation(request: AgendamentoRequest, settings: CallSettings): Promise<void> {
  const body: AgendamentoRequest = {
    tipoImovel: request.tipoImovel,
    tipologia: request.tipologia,
    objetivo: request.objetivo,
    loca: trimmed(request.loca),
    areaTerreno: trimmed(request.areaTerreno),
    areaPriv: trimmed(request.areaPriv),
    cert: request.cert,
    estadoCon: request.estadoCon,
    nome: trimmed(request.nome),
    tel: trimmed(request.tel),
    email: trimmed(request.email),
    outros: trimmed(request.outros),
  };
  await post(agendamentoPath, body, settings);
}
