import { formKeys } from "#forms/page-data.ts";
import { CALL_AGENCY, sharedTexts, type WidgetTexts } from "#runtime/describe.ts";
import { optional, placeList } from "#runtime/readers.ts";

export const pageData = {
  localizacoes: optional(placeList, {
    ...sharedTexts.localizacoes,
    about: "Suggestions for the location, which stays free text.",
    help: "Sugestões para a localização, uma por linha; o campo continua a ser livre.",
  }),
  ...formKeys,
};

export const editorTexts: WidgetTexts = {
  title: "Pedido de avaliação",
  about: "Quanto vale um imóvel, em três passos.",
  fallback: CALL_AGENCY,
};

export const examples = [
  { name: "simples", data: {} },
  { name: "com formas de contacto", data: { telefone: "256 000 000", email: "ovar@exemplo.pt" } },
  {
    name: "com sugestões de localização",
    data: { localizacoes: ["Ovar", "Espinho", "Santa Maria da Feira"] },
  },
];
