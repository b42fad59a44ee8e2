/** Valuation wizard: what a listing is worth, asked in three steps (docs/product/valuation.md#valuation). */
import { defineWidget } from "#runtime/define-widget.ts";
import { pageData } from "./page-data.ts";
import { ValuationWizard } from "./ValuationWizard.tsx";

/** The widget as the runtime mounts it. */
export default defineWidget({ name: "valuation-wizard", pageData, component: ValuationWizard });
