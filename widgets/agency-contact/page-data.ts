/**
 * What a tag of agency-contact takes (docs/contract.md#widgets-and-their-keys), what editors read about it, and
 * tags to try. It does nothing when imported.
 */
import { contactKeys } from "#forms/page-data.ts";
import { CALL_AGENCY, describe, type WidgetTexts } from "#runtime/describe.ts";
import { id, required } from "#runtime/readers.ts";

/** The office that the message is for. */
export const pageData = {
  agencia: required(
    id,
    describe({
      about: "The agency's identifier; sent with the message.",
      label: "Código da loja",
      help: "É enviado com a mensagem, para esta chegar à loja certa.",
    }),
  ),
  ...contactKeys,
};

/** What a menu calls it, and where its usual fallback leads. */
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
