import { visible } from "#domain/format/text.ts";
import type { WidgetTexts } from "#runtime/describe.ts";
import { required } from "#runtime/readers.ts";
import { colaboradores } from "./colaboradores.ts";

export const pageData = {
  colaboradores: required(colaboradores, {
    about: "The people, in the order in which they are shown.",
    label: "Pessoas",
    help: "As pessoas da equipa, pela ordem em que aparecem.",
    entry: "pessoa",
    parts: { id: "Código", name: "Nome", titulo: "Cargo", foto: "Fotografia", link: "Ligação" },
    // Spelled out because the reader checks `id` and `name` with functions.
    entryKeys: {
      id: { anyOf: [{ type: "number" }, { type: "string" }, { type: "null" }] },
      name: { type: "string", pattern: visible.source },
    },
  }),
};

export const editorTexts: WidgetTexts = {
  title: "Equipa",
  about: "As pessoas da agência, com fotografia, nome e cargo.",
  fallback: { text: "A nossa equipa", url: "/equipa" },
};

const team = [
  {
    id: 7,
    name: "Marta Figueiredo",
    foto: "/fotos/retrato-1.svg",
    link: "/agente/7",
    titulo: "Diretora comercial",
  },
  {
    id: 8,
    name: "Rui Azevedo",
    foto: "/fotos/retrato-2.svg",
    link: "/agente/8",
    titulo: "Consultor imobiliário",
  },
  {
    id: 9,
    name: "Inês Sá Nogueira",
    foto: "/fotos/retrato-3.svg",
    link: "/agente/9",
    titulo: "Consultora",
  },
  {
    id: 10,
    name: "Teresa Mendonça",
    foto: "/fotos/retrato-4.svg",
    link: "/agente/10",
    titulo: "Financiamento",
  },
  { id: 11, name: "António Valente", foto: "/fotos/retrato-5.svg", link: "/agente/11" },
  {
    id: 12,
    name: "Beatriz Pinho",
    foto: "/fotos/retrato-perdido.svg",
    link: "/agente/12",
    titulo: "Marketing",
  },
  {
    id: 13,
    name: "Maria Antónia de Vasconcelos e Sousa Pereira",
    link: "/agente/13",
    titulo: "Consultora imobiliária, loja de Santa Maria da Feira",
  },
  { id: 14, name: "Luís Tavares", titulo: "" },
];

// The calls are marked as pure so that visitors' bundles can drop the examples.
export const examples = [
  { name: "oito pessoas, Ver todos", data: { colaboradores: team } },
  { name: "quatro pessoas", data: { colaboradores: /* @__PURE__ */ team.slice(0, 4) } },
  {
    name: "sem fotografias, títulos nem ligações",
    data: { colaboradores: /* @__PURE__ */ team.map(({ name }) => ({ name })) },
  },
  { name: "uma pessoa", data: { colaboradores: /* @__PURE__ */ team.slice(6, 7) } },
];
