import { formKeys } from "#forms/page-data.ts";
import { CALL_AGENCY, type WidgetTexts } from "#runtime/describe.ts";

export const pageData = formKeys;

export const editorTexts: WidgetTexts = {
  title: "Candidatura",
  about: "Uma candidatura com currículo, em três passos.",
  fallback: CALL_AGENCY,
};

export const examples = [
  { name: "simples", data: {} },
  { name: "com formas de contacto", data: { telefone: "256 000 000", email: "ovar@exemplo.pt" } },
];
