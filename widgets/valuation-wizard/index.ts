/** Valuation wizard: what a listing is worth, asked in three steps (docs/product/valuation.md#valuation). */
import { defineWidget } from "#runtime/define-widget.ts";
import { pageData } from "./page-data.ts";
import { ValuationWizard } from "./ValuationWizard.tsx";

export default defineWidget({ name: "valuation-wizard", pageData, component: ValuationWizard });
