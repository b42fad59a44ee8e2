/**
 * A valuation request (docs/contract.md#bodies). `tipologia` is the number of rooms here, and what was not chosen is
 * sent as `''` (docs/product/forms.md#trimming): the objective too, which has an asterisk but gates nothing
 * (docs/product/valuation.md#sent-values).
 */
import { checkWizardEmail, wizardPhoneField } from "#domain/contact-fields.ts";
import { propertyTypes } from "#domain/enumerations.ts";
import {
  choice,
  filledText,
  freeText,
  optionalChoice,
  type SentValues,
  textField,
  toRequestBody,
} from "#domain/fields.ts";
import {
  conservationStates,
  energyCertificates,
  valuationPurposes,
  valuationRooms,
} from "#domain/valuation-enumerations.ts";
import { type CallSettings, post } from "./client.ts";

/** Where the call goes. */
export const agendamentoPath = "/api/agendamento";

/**
 * What an owner fills in, and when each field is valid (docs/product/valuation.md#valuation), in the order of the call.
 */
export const valuationFields = {
  tipoImovel: choice(propertyTypes, "tipo de imóvel"),
  tipologia: optionalChoice(valuationRooms),
  objetivo: optionalChoice(valuationPurposes),
  loca: filledText("localização"),
  areaTerreno: freeText(),
  areaPriv: freeText(),
  cert: optionalChoice(energyCertificates),
  estadoCon: optionalChoice(conservationStates),
  nome: filledText("nome"),
  tel: wizardPhoneField,
  email: textField(checkWizardEmail, "e-mail"),
  outros: freeText(),
};

/** A filled form. */
export type AgendamentoRequest = SentValues<typeof valuationFields>;

/** @throws {CallFailure} */
export async function sendValuation(request: AgendamentoRequest, settings: CallSettings): Promise<void> {
  await post(agendamentoPath, toRequestBody(valuationFields, request), settings);
}
