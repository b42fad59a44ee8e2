import { contactKeys } from "#forms/page-data.ts";
import { CALL_AGENCY, type WidgetTexts } from "#runtime/describe.ts";
import { id, required } from "#runtime/readers.ts";

export const pageData = {
  agencia: required(id, {
    about: "The agency's identifier; sent with the message.",
    label: "Código da loja",
    help: "É enviado com a mensagem, para esta chegar à loja certa.",
  }),
  ...contactKeys,
};

export const editorTexts: WidgetTexts = {
  title: "Contactar uma loja",
  about: "Uma mensagem a uma das lojas.",
  fallback: CALL_AGENCY,
};

export const examples = [
  { name: "simples", data: { agencia: "OVR" } },
  {
    name: "com formas de contacto",
    data: { agencia: "ESP", telefone: "227 000 000", email: "espinho@exemplo.pt" },
  },
];
