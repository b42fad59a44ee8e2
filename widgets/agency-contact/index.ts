import { defineWidget } from "#runtime/define-widget.ts";
import { AgencyContact } from "./AgencyContact.tsx";
import { pageData } from "./page-data.ts";

export default defineWidget({ name: "agency-contact", pageData, component: AgencyContact });
