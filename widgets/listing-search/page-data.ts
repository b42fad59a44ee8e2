/**
 * Page data, editor texts and example tags of listing-search
 * (docs/contract.md#widgets-and-their-keys).
 */
import * as v from "valibot";
import { type FoundImoveis, imoveisAnswer, toFound } from "#api/imoveis-answer.ts";
import { propertyTypes, purposes } from "#domain/fields/enumerations.ts";
import { ownKeys } from "#domain/own-keys.ts";
import { ALL_HOMES, sharedTexts, type WidgetTexts } from "#runtime/describe.ts";
import {
  featureList,
  id,
  idList,
  oneOf,
  optional,
  placeList,
  placeNames,
  type Reader,
  records,
  safeUrl,
  sitePath,
  text,
  textList,
  withDefault,
} from "#runtime/readers.ts";

const collaborators = records(
  v.object(ownKeys({ id: id.schema, name: text.schema })),
  'a list such as [{"id":7,"name":"Marta Ferreira"}]',
);

/** The call's answer, as the server would send it. */
const answer: Reader<FoundImoveis> = {
  expected: 'the answer of POST /api/imoveis: {"data":[…],"current_page":1,"last_page":3}',
  schema: v.pipe(imoveisAnswer, v.transform(toFound)),
};

export const pageData = {
  objectivo: optional(textList, {
    about: "Purposes to start with: Comprar, Arrendar, Permutar, Trespassar.",
    label: "Objectivo",
    help: "Negócios com que a lista começa (comprar, arrendar…).",
    suggestions: purposes,
  }),
  tipologia: optional(textList, {
    about: "Property types to start with, such as Moradia.",
    label: "Tipo de imóvel",
    help: "Tipos de imóvel com que a lista começa.",
    suggestions: propertyTypes,
  }),
  localizacao: optional(placeNames, {
    about: "Places to start with.",
    label: "Localização",
    help: "Localizações com que a lista começa, separadas por vírgulas ou uma por linha.",
  }),
  comercial: optional(idList, {
    about: "Collaborators whose listings to start with, by id.",
    label: "Comerciais no início",
    help: "Comerciais cujos imóveis a lista mostra no início: um código por linha.",
  }),
  colaboradores: optional(collaborators, {
    about: "The collaborators to choose from; without it that filter is not shown.",
    label: "Comerciais a escolher",
    help: "Comerciais entre os quais o visitante pode escolher; sem eles, esse filtro não aparece.",
    entry: "comercial",
    parts: { id: "Código", name: "Nome" },
  }),
  localizacoes: optional(placeList, sharedTexts.localizacoes),
  resultados: optional(answer, {
    about:
      "What /api/imoveis answers to the search that the page's URL and the presets ask for: shown at once, without a request at start.",
    label: "Primeiros resultados",
    help: "A resposta de /api/imoveis à pesquisa com que a página começa, em JSON: aparece logo, sem nenhum pedido.",
    see: "docs/contract.md#first-results",
    isTechnical: true,
  }),
  siteBase: withDefault(sitePath, "", {
    about: "Put before the cards' links on a site in a subfolder: a path, never another host.",
    label: "Pasta do site",
    help: "Prefixo das ligações dos cartões, quando o site está numa subpasta.",
    see: "docs/contract.md#urls-inside-the-site",
    isTechnical: true,
  }),
  avisos: withDefault(oneOf(["mensagem", "por-email"]), "mensagem", {
    about:
      "What Avise-me does: a message to the agency (mensagem), or alerts by e-mail (por-email) from a server that mails.",
    label: "Modo do «Avise-me»",
    help: "O que o visitante pede: uma mensagem à agência, ou avisos automáticos por e-mail (só se o site os envia).",
    see: "docs/contract.md#alerts-by-e-mail",
    words: { mensagem: "Mensagem à agência", "por-email": "Avisos por e-mail" },
  }),
  mapaCredito: optional(text, {
    about: "Who made the map, as its licence wants it to be named; required with mapa.",
    label: "Crédito do mapa",
    help: "A quem pertence o mapa, como a licença manda dizer; obrigatório com os mosaicos.",
    see: "docs/product/listing.md#map",
    isTechnical: true,
  }),
  mapa: optional(
    safeUrl,
    {
      about:
        "The URL of a map's tiles, with {z}, {x} and {y}: a path of this site, or a provider's. Without it there is no map.",
      label: "Mosaicos do mapa",
      help: "Endereço dos mosaicos do mapa, com {z}, {x} e {y}; sem ele, a lista não tem mapa.",
      see: "docs/product/listing.md#map",
      isTechnical: true,
    },
    "mapaCredito",
  ),
  // Listed one by one, because `formKeys` would pull the forms' file into the first search.
  privacidadeUrl: withDefault(safeUrl, "/privacidade", sharedTexts.privacidadeUrl),
  telefone: optional(text, sharedTexts.telefone),
  email: optional(text, sharedTexts.email),
  ami: optional(text, {
    about: "The number of the agency's AMI licence, for what is printed or handed on.",
    label: "Licença AMI",
    help: "Só o número; aparece no que se imprime e no que se partilha.",
    see: "docs/product/listing.md#licence",
  }),
  funcoes: optional(
    featureList(
      "alternativas",
      "avisos",
      "comparar",
      "favoritos",
      "partilhar",
      "pesquisas",
      "vistos",
    ),
    sharedTexts.funcoes,
  ),
};

export const editorTexts: WidgetTexts = {
  title: "Pesquisa de imóveis",
  about: "Filtros, pesquisa avançada, ordenação, cartões e páginas.",
  fallback: ALL_HOMES,
};

export const examples = [
  { name: "simples", data: {} },
  {
    name: "só arrendamento de apartamentos",
    data: { objectivo: ["Arrendar"], tipologia: ["Apartamento"] },
  },
  {
    name: "com comerciais",
    data: {
      colaboradores: [
        { id: 7, name: "Marta Figueiredo" },
        { id: 8, name: "Maria Antónia de Vasconcelos e Sousa Pereira" },
      ],
      comercial: [7],
    },
  },
  {
    name: "com resultados na página",
    data: {
      ami: "00000",
      resultados: {
        data: [
          {
            id: 231,
            titulo: "Moradia T3 com jardim em Ovar",
            tipoNegocio: "Comprar",
            tipoImovel: "Moradia",
            conselho: "Ovar",
            freguesia: "Esmoriz",
            preco: 250_000,
            numQuartos: 3,
            numWCs: 2,
            areaPrivada: 142.5,
            garagem: 1,
            certificado: "B-",
            link: "moradia-t3-com-jardim-em-ovar",
            fotos: { capa: null, fotos: [] },
          },
          {
            id: 232,
            titulo: "Terreno em Válega",
            conselho: "Ovar",
            freguesia: "Válega",
            preco: null,
            areaTerreno: 1250,
            certificado: "Isento",
          },
        ],
        current_page: 1,
        last_page: 2,
        total: 14,
      },
    },
  },
  {
    name: "com mapa",
    data: { mapa: "/mapa/{z}/{x}/{y}.svg", mapaCredito: "Natural Earth" },
  },
  { name: "sem corações nem vistos", data: { funcoes: "nenhuma" } },
  {
    name: "sem resultados, com pesquisas semelhantes",
    data: { tipologia: ["Armazém"], localizacao: "Trancoso" },
  },
  {
    name: "com localização escolhida",
    data: { localizacao: "Ovar, São João, Arada e São Vicente de Pereira Jusã" },
  },
];
