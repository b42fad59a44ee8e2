/** Valuation wizard: what a home is worth, asked in three steps (SPEC §2). */
import { defineWidget } from "#runtime/define-widget.ts";
import { optional, safeUrl, text, withDefault, words } from "#runtime/readers.ts";
import { ValuationWizard } from "./ValuationWizard.tsx";

export default defineWidget({
  name: "valuation-wizard",
  pageData: {
    localizacoes: optional(words, "Suggestions for the location, which stays free text."),
    privacidadeUrl: withDefault(safeUrl, "/privacidade", "The privacy policy; it opens in a new tab."),
    telefone: optional(text, "A phone number to offer when sending fails."),
    email: optional(text, "An e-mail address to offer when sending fails."),
  },
  component: ValuationWizard,
});
