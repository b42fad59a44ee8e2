/** What each key of hero-search is for, for whoever writes its tag; only tools read it, visitors never load it. */
import type { pageData } from "./page-data.ts";

/** A sentence for each key. */
export const texts: Record<keyof typeof pageData, string> = {
  facebook: "The agency's Facebook page; the link shows only when given.",
  instagram: "The agency's Instagram page; the link shows only when given.",
  linkedin: "The agency's LinkedIn page; the link shows only when given.",
  listaUrl: "Where the search leads: the page with the listing.",
  localizacoes:
    "Places by name, or with how many listings there are (total) and other names (tambem); replaces the built-in list.",
  nivelTitulo: "The level of the title as a heading: 1 where the page has no other h1, else 2.",
  funcoes: "Which of its features are on; all of them when left out, none when empty.",
};
