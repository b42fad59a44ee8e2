/** Mortgage calculator: "Calculadora de prestações" (SPEC §2). */
import { defineWidget } from "#runtime/define-widget.ts";
import { decimal, optional } from "#runtime/readers.ts";
import { MortgageCalculator } from "./MortgageCalculator.tsx";

export default defineWidget({
  name: "mortgage-calculator",
  pageData: {
    tan: optional(decimal, "The yearly rate to start with, in %: 3.5, not 0.035."),
    precoImovel: optional(decimal, "The price to start with, in €."),
    anos: optional(decimal, "The years to start with; may be a fraction."),
  },
  component: MortgageCalculator,
});
