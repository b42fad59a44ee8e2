/**
 * The page data of agency-contact (docs/contract.md#widgets-and-their-keys), the editors' texts about them, and example
 * tags. Importing this file has no effect.
 */
import { contactKeys } from "#forms/page-data.ts";
import { CALL_AGENCY, describeKey, type WidgetTexts } from "#runtime/describe.ts";
import { id, required } from "#runtime/readers.ts";

/** The office that the message is for. */
export const pageData = {
  agencia: required(
    id,
    describeKey({
      about: "The agency's identifier; sent with the message.",
      label: "Código da loja",
      help: "É enviado com a mensagem, para esta chegar à loja certa.",
    }),
  ),
  ...contactKeys,
};

/** The widget's name in the editors' menus, and the link of its usual fallback. */
export const editorTexts: WidgetTexts = {
  title: "Contactar uma loja",
  about: "Uma mensagem a uma das lojas.",
  fallback: CALL_AGENCY,
};

/** Its tags by name: the gallery, axe, the pictures and the keyboard sweep loop over them. */
export const examples = [
  { name: "simples", data: { agencia: "OVR" } },
  { name: "com formas de contacto", data: { agencia: "ESP", telefone: "227 000 000", email: "espinho@exemplo.pt" } },
];
