import { defineWidget } from "#runtime/define-widget.ts";
import { MortgageCalculator } from "./MortgageCalculator.tsx";
import { pageData } from "./page-data.ts";

export default defineWidget({
  name: "mortgage-calculator",
  pageData,
  component: MortgageCalculator,
});
