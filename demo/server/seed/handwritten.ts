/** Listings written by hand, newest first: the agency's showcase, which the home page shows. No two of them share a cover. */
import { OLD_UNION_OF_OVAR } from "./concelhos.ts";
import { type Facts, NO_FACTS } from "./facts.ts";
import type { Listing } from "./listing.ts";
import { addressOf } from "./pictures.ts";

/** The facts that it has, its pictures by name; what is left out is drawn by chance. */
type Handwritten = Partial<Omit<Listing, "id" | "idRef" | "facts">> & { facts: Partial<Facts>; fotos: string[] };

const SHOWCASE: Handwritten[] = [
  {
    titulo: "Moradia T4 com piscina e jardim em Esmoriz",
    descricao:
      "Moradia de arquitetura contemporânea, a oitocentos metros da praia de Esmoriz, com sala de pé-direito duplo aberta para a piscina. Os quatro quartos ficam no piso superior, um deles em suíte com varanda virada a poente.\n\nTem painéis solares, piso radiante, garagem para dois carros e um jardim murado de 640 m². Marque a sua visita: fazemos visitas também ao fim da tarde e ao sábado.",
    tipoNegocio: "Venda",
    tipoImovel: "Moradia",
    conselho: "Ovar",
    freguesia: "Esmoriz",
    preco: 485_000,
    estado: "Novo",
    certificado: "A",
    facts: { numQuartos: 4, numWCs: 3, areaPrivada: 218, areaTerreno: 640, garagem: 2 },
    fotos: ["moradia-moderna", "interior-sala", "interior-cozinha", "interior-quarto", "interior-banho", "jardim"],
  },
  {
    titulo: "Apartamento T2 renovado no centro, com varanda virada a poente e vista para a ria",
    descricao:
      "Apartamento renovado em 2025, com cozinha equipada, roupeiros embutidos e uma varanda de onde se vê a ria. Um lugar de garagem e arrecadação na cave.\n\nA escola, a farmácia e o mercado ficam a menos de dez minutos a pé. Contrato mínimo de um ano.",
    tipoNegocio: "Arrendamento",
    tipoImovel: "Apartamento",
    conselho: "Ovar",
    freguesia: OLD_UNION_OF_OVAR,
    preco: 1150,
    estado: "Renovado",
    facts: { numQuartos: 2, numWCs: 1, areaPrivada: 92, garagem: 1 },
    fotos: ["interior-sala", "varanda", "interior-cozinha", "interior-quarto"],
  },
  {
    titulo: "Casa de azulejo com logradouro",
    descricao:
      "Casa do início do século XX, com a fachada de azulejo intacta e o interior recuperado com madeira e cal. Três quartos, duas casas de banho e um logradouro de 310 m² com limoeiros.\n\nFica no centro de Arrifana, numa rua sossegada, a cinco minutos da A32.",
    tipoNegocio: "Venda",
    tipoImovel: "Moradia",
    conselho: "Santa Maria da Feira",
    freguesia: "Arrifana",
    preco: 264_900,
    estado: "Renovado",
    facts: { numQuartos: 3, numWCs: 2, areaPrivada: 146, areaTerreno: 310 },
    fotos: ["moradia-azulejo", "interior-cozinha", "jardim"],
  },
  {
    titulo: "Palheiro recuperado em primeira linha de mar",
    tipoNegocio: "Venda",
    tipoImovel: "Moradia",
    conselho: "Ílhavo",
    freguesia: "Gafanha da Encarnação",
    preco: 1_390_000,
    estado: "Renovado",
    facts: { numQuartos: 5, numWCs: 4, areaPrivada: 305, numAndares: 3 },
    fotos: ["moradia-costa", "vista-mar", "interior-sala"],
  },
  {
    titulo: "Terreno urbano com duas frentes",
    tipoNegocio: "Venda",
    tipoImovel: "Terreno",
    conselho: "Oliveira de Azeméis",
    freguesia: "Vila de Cucujães",
    preco: null,
    facts: { areaTerreno: 1240, numFrentes: 2, inclinacao: 5 },
    fotos: ["terreno"],
  },
  {
    titulo: "Loja de rua com duas montras",
    tipoNegocio: "Trespasse",
    tipoImovel: "Loja",
    conselho: "Espinho",
    freguesia: null,
    preco: 38_500,
    facts: { areaPrivada: 74, numWCs: 1, numMontras: 2 },
    fotos: ["loja", "escritorio"],
  },
];

export const HANDWRITTEN: readonly Partial<Listing>[] = SHOWCASE.map(({ facts, fotos, ...written }) => ({
  ...written,
  facts: { ...NO_FACTS, ...facts },
  fotos: fotos.map((name) => addressOf(name, 0)),
}));
