/** The agent form's tags by name: the demo, axe, the pictures and the keyboard sweep loop over them. */

/** Each state worth seeing, by its Portuguese name, with its page data. */
export const examples = [
  {
    name: "cartão",
    data: { comercial: 7, nomeComercial: "Marta Figueiredo", telefone: "256 000 000", email: "ovar@exemplo.pt" },
  },
  { name: "título fora", data: { comercial: 7, nomeComercial: "Marta Figueiredo", variante: "titulo-fora" } },
  { name: "nome comprido", data: { comercial: 13, nomeComercial: "Maria Antónia de Vasconcelos e Sousa Pereira" } },
  { name: "sem nome", data: { comercial: 7 } },
  { name: "sem nome, título fora", data: { comercial: 7, variante: "titulo-fora" } },
];
