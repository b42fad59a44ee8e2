/**
 * A valuation request (docs/contract.md#bodies). `tipologia` is the number of rooms here, and `objetivo`, which has an
 * asterisk, gates nothing (docs/product/valuation.md#sent-values).
 */
import { wizardEmail, wizardPhone } from "#domain/fields/contact-fields.ts";
import { propertyTypes } from "#domain/fields/enumerations.ts";
import { choice, filledText, freeText, optionalChoice, type SentValues, toRequestBody } from "#domain/fields/fields.ts";
import {
  conservationStates,
  energyCertificates,
  valuationPurposes,
  valuationRooms,
} from "#domain/fields/valuation-enumerations.ts";
import type { CallSettings } from "./call-settings.ts";
import { post } from "./client.ts";

export const agendamentoPath = "/api/agendamento";

/** The owner's fields in the order of the call (docs/product/valuation.md#valuation). */
export const valuationFields = {
  tipoImovel: { ...choice(propertyTypes, "tipo de imóvel"), label: "Tipo Imóvel*" },
  tipologia: { ...optionalChoice(valuationRooms), label: "Número Quartos" },
  objetivo: { ...optionalChoice(valuationPurposes), label: "Objectivo*" },
  loca: { ...filledText("localização"), label: "Localizaçao*", called: "Localização" },
  areaTerreno: { ...freeText(), label: "Área Terreno" },
  areaPriv: { ...freeText(), label: "Área Privada" },
  cert: { ...optionalChoice(energyCertificates), label: "Certificado Energético" },
  estadoCon: { ...optionalChoice(conservationStates), label: "Estado Conservação" },
  nome: { ...filledText("nome"), label: "Nome*" },
  tel: { ...wizardPhone, label: "Contacto Telefónico*" },
  email: { ...wizardEmail, label: "E-Mail*" },
  outros: { ...freeText(), label: "Outros" },
};

export type AgendamentoRequest = SentValues<typeof valuationFields>;

/**
 * Sends a valuation request.
 * @throws {CallFailure}
 */
export async function sendValuation(request: AgendamentoRequest, settings: CallSettings): Promise<void> {
  await post(agendamentoPath, toRequestBody(valuationFields, request), settings);
}
