import { ALL_HOMES, sharedTexts, type WidgetTexts } from "#runtime/describe.ts";
import {
  featureList,
  oneOf,
  optional,
  placeList,
  safeUrl,
  siteUrl,
  withDefault,
} from "#runtime/readers.ts";

function socialPage(name: string) {
  return optional(safeUrl, {
    about: `The agency's ${name} page; without it there is no link.`,
    label: name,
    help: `Página da agência no ${name}; sem ela, a ligação não aparece.`,
  });
}

export const pageData = {
  facebook: socialPage("Facebook"),
  instagram: socialPage("Instagram"),
  linkedin: socialPage("LinkedIn"),
  listaUrl: withDefault(siteUrl, "/lista", {
    about: "The page that the search leads to, which has the listing.",
    label: "Página da lista",
    help: "Para onde leva a pesquisa: a página que tem a lista de imóveis.",
    see: "docs/contract.md#urls-inside-the-site",
  }),
  localizacoes: optional(placeList, sharedTexts.localizacoes),
  nivelTitulo: withDefault(oneOf(["1", "2"]), "2", {
    about: "The title's heading level: 1 if the page has no other h1, otherwise 2.",
    label: "Nível do título",
    help: "1 se a página não tiver outro título principal (h1); senão, 2.",
  }),
  funcoes: optional(featureList("pesquisas"), sharedTexts.funcoes),
};

export const editorTexts: WidgetTexts = {
  title: "Pesquisa da página inicial",
  about: "O painel que abre o site; leva à lista de imóveis.",
  fallback: ALL_HOMES,
};

export const examples = [
  { name: "simples", data: {} },
  {
    name: "com redes sociais",
    data: {
      facebook: "https://www.facebook.com/exemplo",
      instagram: "https://www.instagram.com/exemplo",
      linkedin: "https://www.linkedin.com/company/exemplo",
    },
  },
  {
    name: "outra página de lista, outras localizações",
    data: { listaUrl: "/imoveis", localizacoes: ["Lisboa", "Sintra"] },
  },
  { name: "o título é o da página", data: { nivelTitulo: "1" } },
  { name: "sem últimas pesquisas", data: { funcoes: "nenhuma" } },
];
