/**
 * Cal e Maré, the agency that the demo invents: its three offices (docs/product/enumerations.md#agencies), its people,
 * its addresses. Phone numbers and domains are unassigned. The team is mixed on purpose: one has no title, two no
 * photo, one a name that needs two lines.
 */

import { toSlug } from "#domain/format/slug.ts";

/** One office; `code` is what the agency form sends. */
export type Office = {
  code: string;
  nome: string;
  morada: string;
  localidade: string;
  telefone: string;
  email: string;
};

/** The three offices, in the order of the pages. */
export const OFFICES: readonly Office[] = [
  {
    code: "OVR",
    nome: "Ovar",
    morada: "Praça das Galinhas, 12",
    localidade: "3880-000 Ovar",
    telefone: "256 000 000",
    email: "ovar@exemplo.pt",
  },
  {
    code: "SMF",
    nome: "Santa Maria da Feira",
    morada: "Rua do Castelo, 48",
    localidade: "4520-000 Santa Maria da Feira",
    telefone: "256 000 001",
    email: "feira@exemplo.pt",
  },
  {
    code: "ESP",
    nome: "Espinho",
    morada: "Rua 19, 305",
    localidade: "4500-000 Espinho",
    telefone: "227 000 000",
    email: "espinho@exemplo.pt",
  },
];

/** The head office's contacts; the widgets offer them where sending fails. */
export const HEAD_OFFICE = OFFICES[0] as Office;

/** The agency's pages elsewhere, by what their links say. */
export const SOCIAL = {
  Facebook: "https://www.facebook.com/exemplo",
  Instagram: "https://www.instagram.com/exemplo",
  LinkedIn: "https://www.linkedin.com/company/exemplo",
};

/**
 * `variante` is how the contact form looks on the person's own page (docs/product/contact-forms.md#agent-variants).
 */
export type Collaborator = {
  id: number;
  name: string;
  titulo?: string;
  foto?: string;
  link: string;
  /** Their own mobile number, which takes WhatsApp messages too. */
  telefone: string;
  email: string;
  variante: "cartao" | "titulo-fora";
};

/** The people, in the order of the team page. */
export const TEAM: readonly Collaborator[] = [
  person(7, "Marta Figueiredo", "Diretora comercial", "/fotos/retrato-1.svg"),
  person(8, "Rui Azevedo", "Consultor imobiliário", "/fotos/retrato-2.svg"),
  person(9, "Inês Sá Nogueira", "Consultora imobiliária", "/fotos/retrato-3.svg"),
  person(10, "Teresa Mendonça", "Processos e escrituras", "/fotos/retrato-4.svg"),
  person(11, "António Valente", undefined, "/fotos/retrato-5.svg"),
  person(12, "Beatriz Pinho", "Marketing", undefined),
  person(
    13,
    "Maria Antónia de Vasconcelos e Sousa Pereira",
    "Consultora imobiliária, loja de Santa Maria da Feira",
    "/fotos/retrato-6.svg",
  ),
  person(14, "Luís Tavares", "", undefined),
];

function person(id: number, name: string, titulo?: string, foto?: string): Collaborator {
  const variante = id % 2 === 0 ? "titulo-fora" : "cartao";
  const names = toSlug(name).split("-");
  const reached = {
    telefone: `910 000 0${String(id).padStart(2, "0")}`,
    email: `${names[0]}.${names.at(-1)}@exemplo.pt`,
  };
  return {
    id,
    name,
    link: `/agente/${id}`,
    ...reached,
    variante,
    ...(titulo !== undefined && { titulo }),
    ...(foto && { foto }),
  };
}
