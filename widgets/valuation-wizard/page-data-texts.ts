/** What each key of valuation-wizard is for, for whoever writes its tag; only tools read it, visitors never load it. */
import { formTexts } from "#forms/page-data-texts.ts";
import type { pageData } from "./page-data.ts";

/** A sentence for each key. */
export const texts: Record<keyof typeof pageData, string> = {
  localizacoes: "Suggestions for the location, which stays free text.",
  ...formTexts,
};
