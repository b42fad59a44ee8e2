/** The hero's tags by name: the demo, axe, the pictures and the keyboard sweep loop over them. */

/** With and without social links, and another agency's list of places; `data` is what the tag carries. */
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
