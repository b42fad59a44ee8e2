import { contactKeys } from "#forms/page-data.ts";
import { CALL_AGENCY, sharedTexts, type WidgetTexts } from "#runtime/describe.ts";
import { optional, text } from "#runtime/readers.ts";

export const pageData = {
  mensagem: optional(text, sharedTexts.mensagem),
  ...contactKeys,
};

export const editorTexts: WidgetTexts = {
  title: "Contacto geral",
  about: "Uma mensagem à agência.",
  fallback: CALL_AGENCY,
};

export const examples = [
  { name: "simples", data: {} },
  { name: "com formas de contacto", data: { telefone: "256 000 000", email: "ovar@exemplo.pt" } },
  { name: "com mensagem", data: { mensagem: "Gostaria de vender a minha casa." } },
  {
    name: "com contactos junto do botão",
    data: { mostrarContactos: "sim", telefone: "256 000 000", whatsapp: "912 000 000" },
  },
];
