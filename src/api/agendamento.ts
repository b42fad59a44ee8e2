/** A valuation request (docs/contract.md#bodies, docs/product/valuation.md#sent-values). */
import { wizardEmail, wizardPhone } from "#domain/fields/contact-fields.ts";
import { counts, propertyTypes } from "#domain/fields/enumerations.ts";
import {
  choice,
  type Fields,
  filledText,
  freeText,
  optionalChoice,
} from "#domain/fields/fields.ts";

/**
 * Values of closed lists are sent verbatim, odd spellings included
 * (docs/product/enumerations.md#valuation).
 */
export const valuationFields = {
  tipoImovel: { ...choice(propertyTypes, "tipo de imóvel"), label: "Tipo Imóvel*" },
  tipologia: { ...optionalChoice(counts), label: "Número Quartos" },
  objetivo: { ...optionalChoice(["Vender", "Arrendar", "Trespassar"]), label: "Objectivo*" },
  loca: { ...filledText("localização"), label: "Localizaçao*", called: "Localização" },
  areaTerreno: { ...freeText(), label: "Área Terreno" },
  areaPriv: { ...freeText(), label: "Área Privada" },
  cert: {
    ...optionalChoice(["A+", "A", "B", "B-", "C", "D", "E", "F"]),
    label: "Certificado Energético",
  },
  estadoCon: {
    ...optionalChoice(["Novo", "Usado", "Renovado", "Para Remodelar", "Ruina"]),
    label: "Estado Conservação",
  },
  nome: { ...filledText("nome"), label: "Nome*", autoComplete: "name" },
  tel: { ...wizardPhone, label: "Contacto Telefónico*", autoComplete: "tel" },
  email: { ...wizardEmail, label: "E-Mail*" },
  outros: { ...freeText(), label: "Outros", control: "area", autoComplete: "off" },
} as const satisfies Fields;

export const valuationCall = { path: "/api/agendamento", fields: valuationFields };
