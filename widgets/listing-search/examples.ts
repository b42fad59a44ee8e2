/** The listing's tags by name: the demo, axe, the pictures and the keyboard sweep loop over them. */

/** Presets, collaborators to choose from, and a name with commas; `data` is what the tag carries. */
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
  { name: "num sítio", data: { localizacao: "Ovar, São João, Arada e São Vicente de Pereira Jusã" } },
];
