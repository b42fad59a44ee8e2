/** The listing's tags by name: the demo, axe, the pictures and the keyboard sweep loop over them. */

/** Presets, collaborators to choose from, results of the page's own, none at all, and a name with commas; `data` is what the tag carries. */
export const examples = [
  { name: "simples", data: {} },
  { name: "só arrendamento de apartamentos", data: { objectivo: ["Arrendar"], tipologia: ["Apartamento"] } },
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
  { name: "sem corações nem vistos", data: { funcoes: "nenhuma" } },
  { name: "sem resultados, com pesquisas semelhantes", data: { tipologia: ["Armazém"], localizacao: "Trancoso" } },
  { name: "com localização escolhida", data: { localizacao: "Ovar, São João, Arada e São Vicente de Pereira Jusã" } },
];
