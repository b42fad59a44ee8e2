/** What each key of property-contact is for, for whoever writes its tag; only tools read it, visitors never load it. */
import { contactTexts } from "#forms/page-data-texts.ts";
import type { pageData } from "./page-data.ts";

/** A sentence for each key. */
export const texts: Record<keyof typeof pageData, string> = {
  idRef: "The listing's reference; sent with the message.",
  mensagem: "What the message starts with.",
  ...contactTexts,
};
