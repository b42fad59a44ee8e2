/** What each key of listing-search is for, for whoever writes its tag; only tools read it, visitors never load it. */
import { propertyTypes } from "#domain/fields/enumerations.ts";
import { purposes } from "#domain/fields/listing-enumerations.ts";
import type { pageData } from "./page-data.ts";

/** A sentence for each key. */
export const texts: Record<keyof typeof pageData, string> = {
  objectivo: "Purposes to start with: Comprar, Arrendar, Permutar, Trespassar.",
  tipologia: "Property types to start with, such as Moradia.",
  localizacao: "Places to start with.",
  comercial: "Collaborators whose listings to start with, by id.",
  colaboradores: "The collaborators to choose from; without it that filter is not shown.",
  localizacoes:
    "Places by name, or with how many listings there are (total) and other names (tambem); replaces the built-in list.",
  resultados:
    "What /api/imoveis answers to the search that the page's URL and the presets ask for: shown at once, without a request at start.",
  siteBase: "Put before the cards' links on a site in a subfolder: a path, never another host.",
  avisos:
    "What Avise-me does: a message to the agency (mensagem), or alerts by e-mail (por-email) from a server that mails.",
  privacidadeUrl: "The privacy policy, for messages to the agency; it opens in a new tab.",
  telefone: "A phone number to offer when sending fails.",
  email: "An e-mail address to offer when sending fails.",
  ami: "The number of the agency's AMI licence, for what is printed or handed on.",
  funcoes: "Which of its features are on; all of them when left out, none when empty.",
};

/** The words of a closed list, where the reader takes any text: the widget passes over one that it does not know. */
export const suggestions = { objectivo: purposes, tipologia: propertyTypes };
