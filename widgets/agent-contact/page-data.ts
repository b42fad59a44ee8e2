import { contactKeys } from "#forms/page-data.ts";
import { CALL_AGENCY, type WidgetTexts } from "#runtime/describe.ts";
import { id, oneOf, optional, required, text, withDefault } from "#runtime/readers.ts";

export const pageData = {
  comercial: required(id, {
    about: "The agent's id; sent with the message.",
    label: "Código do comercial",
    help: "É enviado com a mensagem, para esta chegar à pessoa certa.",
  }),
  nomeComercial: optional(text, {
    about: "The agent's name; without it, the greeting doesn't use one.",
    label: "Nome do comercial",
    help: "Aparece no título e na mensagem; sem ele, a mensagem não cumprimenta ninguém pelo nome.",
  }),
  variante: withDefault(oneOf(["cartao", "titulo-fora"]), "cartao", {
    about: "With titulo-fora, the title is outside the card.",
    label: "Variante",
    help: "Onde fica o título do formulário.",
    words: { cartao: "Título dentro do cartão", "titulo-fora": "Título por cima do cartão" },
  }),
  ...contactKeys,
};

export const editorTexts: WidgetTexts = {
  title: "Contactar um comercial",
  about: "Uma mensagem a um comercial, em duas variantes.",
  fallback: CALL_AGENCY,
};

export const examples = [
  {
    name: "cartão",
    data: {
      comercial: 7,
      nomeComercial: "Marta Figueiredo",
      telefone: "256 000 000",
      email: "ovar@exemplo.pt",
    },
  },
  {
    name: "título fora",
    data: { comercial: 7, nomeComercial: "Marta Figueiredo", variante: "titulo-fora" },
  },
  {
    name: "nome comprido",
    data: { comercial: 13, nomeComercial: "Maria Antónia de Vasconcelos e Sousa Pereira" },
  },
  { name: "sem nome", data: { comercial: 7 } },
  { name: "sem nome, título fora", data: { comercial: 7, variante: "titulo-fora" } },
];
