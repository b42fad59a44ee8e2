import { CALL_AGENCY, sharedTexts, type WidgetTexts } from "#runtime/describe.ts";
import { decimal, featureList, optional, text } from "#runtime/readers.ts";

export const pageData = {
  tan: optional(decimal, {
    about: "The yearly rate to start with, in %: 3.5, not 0.035.",
    label: "TAN",
    help: "Taxa anual com que a simulação começa, em %: 3,5 e não 0,035.",
    unit: "%",
  }),
  precoImovel: optional(decimal, {
    about: "The price to start with, in €.",
    label: "Preço do imóvel",
    help: "Preço com que a simulação começa, em euros.",
    unit: "€",
  }),
  anos: optional(decimal, {
    about: "The years to start with; may be a fraction.",
    label: "Prazo",
    help: "Prazo com que a simulação começa, em anos.",
    unit: "anos",
  }),
  creditoNome: optional(text, {
    about: "The credit intermediary, if the agency is or works with one; shown under the result.",
    label: "Intermediário de crédito",
    help: "Nome e categoria do intermediário de crédito (vinculado, a título acessório ou não vinculado) e bancos com que trabalha; aparece por baixo do resultado.",
    see: "docs/product/calculator.md#notice",
  }),
  creditoRegisto: optional(text, {
    about: "The intermediary's number in Banco de Portugal's register, shown beside the name.",
    label: "Registo no Banco de Portugal",
    help: "Número de registo do intermediário de crédito; aparece a seguir ao nome.",
    see: "docs/product/calculator.md#notice",
  }),
  funcoes: optional(featureList("simulacao"), {
    ...sharedTexts.funcoes,
    about: "The features that are switched on: simulacao; all when left out, nenhuma for none.",
  }),
};

export const editorTexts: WidgetTexts = {
  title: "Calculadora de prestações",
  about: "A prestação mensal de um crédito à habitação.",
  fallback: CALL_AGENCY,
};

export const examples = [
  { name: "vazia", data: {} },
  { name: "de um imóvel", data: { precoImovel: 200_000, tan: 3.5, anos: 30 } },
  { name: "de um imóvel caro", data: { precoImovel: 1_250_000.5, tan: 3.125, anos: 40 } },
  {
    name: "de um intermediário de crédito",
    data: {
      precoImovel: 200_000,
      tan: 3.5,
      anos: 30,
      creditoNome: "Cal e Maré Crédito, Lda.",
      creditoRegisto: "0000000",
    },
  },
  { name: "sem juros", data: { precoImovel: 12_000, tan: 0, anos: 0.5 } },
  { name: "só com o preço", data: { precoImovel: 250_000 } },
  { name: "com um prazo impossível", data: { precoImovel: 200_000, tan: 3.5, anos: 0 } },
];
