/** The team's tags by name: the demo, axe, the pictures and the keyboard sweep loop over them. */
const people = [
  { id: 7, name: "Marta Figueiredo", foto: "/fotos/retrato-1.svg", link: "/agente/7", titulo: "Diretora comercial" },
  { id: 8, name: "Rui Azevedo", foto: "/fotos/retrato-2.svg", link: "/agente/8", titulo: "Consultor imobiliário" },
  {
    id: 9,
    name: "Inês Sá Nogueira",
    foto: "/fotos/retrato-3.svg",
    link: "/agente/9",
    titulo: "Consultora imobiliária",
  },
  {
    id: 10,
    name: "Teresa Mendonça",
    foto: "/fotos/retrato-4.svg",
    link: "/agente/10",
    titulo: "Processos e financiamento",
  },
  { id: 11, name: "António Valente", foto: "/fotos/retrato-5.svg", link: "/agente/11" },
  { id: 12, name: "Beatriz Pinho", foto: "/fotos/retrato-perdido.svg", link: "/agente/12", titulo: "Marketing" },
  {
    id: 13,
    name: "Maria Antónia de Vasconcelos e Sousa Pereira",
    link: "/agente/13",
    titulo: "Consultora imobiliária, loja de Santa Maria da Feira",
  },
  { id: 14, name: "Luís Tavares", titulo: "" },
];

/** Each with a name for the demo and its page data. */
export const examples = [
  { name: "oito pessoas, Ver todos", data: { colaboradores: people } },
  { name: "quatro pessoas", data: { colaboradores: people.slice(0, 4) } },
  { name: "sem fotografias, títulos nem ligações", data: { colaboradores: people.map(({ name }) => ({ name })) } },
  { name: "uma pessoa", data: { colaboradores: people.slice(6, 7) } },
];
