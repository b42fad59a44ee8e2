import { contactKeys } from "#forms/page-data.ts";
import { CALL_AGENCY, sharedTexts, type WidgetTexts } from "#runtime/describe.ts";
import { id, optional, required, text } from "#runtime/readers.ts";

export const pageData = {
  idRef: required(id, {
    about: "The listing's reference; sent with the message.",
    label: "Referência do imóvel",
    help: "É enviada com a mensagem, para a agência saber de que imóvel se trata.",
  }),
  mensagem: optional(text, sharedTexts.mensagem),
  ...contactKeys,
};

export const editorTexts: WidgetTexts = {
  title: "Pedir informações sobre um imóvel",
  about: "Uma pergunta sobre um imóvel.",
  fallback: CALL_AGENCY,
};

export const examples = [
  { name: "simples", data: { idRef: "OVR-0231" } },
  {
    name: "com mensagem e telefone",
    data: { idRef: "OVR-0231", mensagem: "Quero vê-lo.", telefone: "256 000 000" },
  },
  {
    name: "referência numérica, outra política",
    data: { idRef: 231, privacidadeUrl: "/legal/privacidade" },
  },
  {
    name: "com contactos junto do botão",
    data: {
      idRef: "OVR-0231",
      mostrarContactos: "sim",
      telefone: "256 000 000",
      whatsapp: "912 000 000",
    },
  },
];
