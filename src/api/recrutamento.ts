/** A job application with its CV (docs/contract.md#bodies, docs/product/recruitment.md#sent-values). */
import { wizardEmail, wizardPhone } from "#domain/fields/contact-fields.ts";
import { choice, type Field, filledText, freeText } from "#domain/fields/fields.ts";

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
const agencyNames = agencies.map(({ name }) => name);

/** A wrong type is warned of at once and refused only when sending (docs/product/recruitment.md#cv). */
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
  nome: { ...filledText("nome"), label: "Nome*" },
  loca: { ...filledText("localização"), label: "Localização*" },
  tel: { ...wizardPhone, label: "Contacto Telefónico*" },
  email: { ...wizardEmail, label: "Email*" },
  // The interface asks for no age: it is sent empty (docs/product/recruitment.md#sent-values).
  idade: { ...freeText(), label: "Idade" },
  cv,
  mensagem: { ...freeText(), label: "Mensagem" },
};

export const applicationCall = { path: "/api/recrutamento", fields: applicationFields };
