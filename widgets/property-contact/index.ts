import { defineWidget } from "#runtime/define-widget.ts";
import { PropertyContact } from "./PropertyContact.tsx";
import { pageData } from "./page-data.ts";

export default defineWidget({ name: "property-contact", pageData, component: PropertyContact });
