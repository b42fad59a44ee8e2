import { defineWidget } from "#runtime/define-widget.ts";
import { GeneralContact } from "./GeneralContact.tsx";
import { pageData } from "./page-data.ts";

export default defineWidget({ name: "general-contact", pageData, component: GeneralContact });
