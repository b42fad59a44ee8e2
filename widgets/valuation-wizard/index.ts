import { defineWidget } from "#runtime/define-widget.ts";
import { pageData } from "./page-data.ts";
import { ValuationWizard } from "./ValuationWizard.tsx";

export default defineWidget({ name: "valuation-wizard", pageData, component: ValuationWizard });
