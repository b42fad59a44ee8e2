/** The calculator's tags by name: the demo, axe, the pictures and the keyboard sweep loop over them. */

/** Each state worth seeing, by its Portuguese name, with its page data. */
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
