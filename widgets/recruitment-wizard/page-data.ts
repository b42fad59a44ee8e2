import { agencyNames } from "#api/recrutamento.ts";
import { formKeys } from "#forms/page-data.ts";
import { CALL_AGENCY, type WidgetTexts } from "#runtime/describe.ts";
import { textList, withDefault } from "#runtime/readers.ts";

export const pageData = {
  agencias: withDefault(textList, agencyNames, {
    about:
      "The names of the offices that can be chosen; on Laravel they are in the config, because the server checks the answer against them.",
    label: "Lojas",
    help: "Os nomes das lojas a que se pode concorrer, um por linha.",
    see: "docs/product/recruitment.md#role-and-agency",
  }),
  ...formKeys,
};

export const editorTexts: WidgetTexts = {
  title: "Candidatura",
  about: "Uma candidatura com currículo, em três passos.",
  fallback: CALL_AGENCY,
};

export const examples = [
  { name: "simples", data: {} },
  { name: "com formas de contacto", data: { telefone: "256 000 000", email: "ovar@exemplo.pt" } },
  { name: "com outras lojas", data: { agencias: ["Aveiro", "Porto, Baixa"] } },
];
