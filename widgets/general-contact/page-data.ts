/**
 * The page data of general-contact (docs/contract.md#widgets-and-their-keys), the editors' texts about them, and example
 * tags. Importing this file has no effect.
 */
import { contactKeys } from "#forms/page-data.ts";
import { CALL_AGENCY, describeKey, sharedTexts, type WidgetTexts } from "#runtime/describe.ts";
import { optional, text } from "#runtime/readers.ts";

/** The start of the message, and what every contact form takes. */
export const pageData = {
  mensagem: optional(text, describeKey(sharedTexts.mensagem)),
  ...contactKeys,
};

/** The widget's name in the editors' menus, and the link of its usual fallback. */
export const editorTexts: WidgetTexts = {
  title: "Contacto geral",
  about: "Uma mensagem à agência.",
  fallback: CALL_AGENCY,
};

/** Its tags by name: the gallery, axe, the pictures and the keyboard sweep loop over them. */
export const examples = [
  { name: "simples", data: {} },
  { name: "com formas de contacto", data: { telefone: "256 000 000", email: "ovar@exemplo.pt" } },
  { name: "com mensagem", data: { mensagem: "Gostaria de vender a minha casa." } },
  {
    name: "com contactos junto do botão",
    data: { mostrarContactos: "sim", telefone: "256 000 000", whatsapp: "912 000 000" },
  },
];
