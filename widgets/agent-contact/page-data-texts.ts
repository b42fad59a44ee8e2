/** What each key of agent-contact is for, for whoever writes its tag; only tools read it, visitors never load it. */
import { contactTexts } from "#forms/page-data-texts.ts";
import type { pageData } from "./page-data.ts";

/** A sentence for each key. */
export const texts: Record<keyof typeof pageData, string> = {
  comercial: "The agent's id; sent with the message.",
  nomeComercial: "The agent's name; without it the message greets nobody by name.",
  variante: "With titulo-fora the title stands outside the card.",
  ...contactTexts,
};
