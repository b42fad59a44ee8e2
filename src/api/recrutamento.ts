/**
 * A job application with its CV (docs/contract.md#bodies, docs/product/recruitment.md#sent-values).
 */
import { wizardEmail, wizardPhone } from "#domain/fields/contact-fields.ts";
import { choice, type Field, type Fields, filledText, freeText } from "#domain/fields/fields.ts";
import { isBlank } from "#domain/format/text.ts";

export const jobRoles = [
  { label: "Área Comercial", key: "AC" },
  { label: "Área Processual", key: "AP" },
  { label: "Área Administrativa", key: "AA" },
  { label: "Área Financeira", key: "AF" },
  { label: "Área de Marketing", key: "AM" },
  { label: "Área de Recursos Humanos", key: "ARH" },
] as const;

export const agencies = [
  { name: "Ovar", code: "OVR" },
  { name: "Santa Maria da Feira", code: "SMF" },
  { name: "Espinho", code: "ESP" },
] as const;

const roleLabels = jobRoles.map(({ label }) => label);
/** The agencies to choose from if the page names no others. */
export const agencyNames: readonly string[] = agencies.map(({ name }) => name);

/**
 * A wrong type gets a warning at once, but is only refused when sending
 * (docs/product/recruitment.md#cv).
 */
const cv: Field<File | null, File> = {
  first: null,
  rule: (file) => (file ? null : ""),
  label: "CV*",
  missing: "CV",
  fromText: null,
};

export const applicationFields = {
  funcao: { ...choice(roleLabels, "função"), label: "Função" },
  agencia: { ...choice(agencyNames, "agência"), label: "Agência" },
  nome: { ...filledText("nome"), label: "Nome*", autoComplete: "name" },
  loca: { ...filledText("localização"), label: "Localização*", autoComplete: "address-level2" },
  tel: { ...wizardPhone, label: "Contacto Telefónico*", autoComplete: "tel" },
  email: { ...wizardEmail, label: "Email*" },
  // The form doesn't ask for an age, so this is sent empty
  // (docs/product/recruitment.md#sent-values).
  idade: { ...freeText(), label: "Idade" },
  cv,
  mensagem: { ...freeText(), label: "Mensagem", control: "area", autoComplete: "off" },
} as const satisfies Fields;

export const applicationCall = { path: "/api/recrutamento", fields: applicationFields };

/**
 * Returns the call of an agency with its own offices (docs/product/recruitment.md#role-and-agency).
 * @param names blank ones are left out; without any, `agencyNames` is used
 */
export function applicationCallOf(names: readonly string[]): typeof applicationCall {
  const filled = names.filter((name) => !isBlank(name));
  const options = filled.length > 0 ? filled : agencyNames;
  return {
    ...applicationCall,
    fields: {
      ...applicationFields,
      agencia: { ...choice(options, "agência"), label: applicationFields.agencia.label },
    },
  };
}
