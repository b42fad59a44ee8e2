/**
 * General contact: "Entrar em contacto", a message to the agency as a whole
 * (docs/product/contact-forms.md#titles-and-buttons).
 */
import { defineWidget } from "#runtime/define-widget.ts";
import { GeneralContact } from "./GeneralContact.tsx";
import { pageData } from "./page-data.ts";

/** The widget as the runtime mounts it. */
export default defineWidget({ name: "general-contact", pageData, component: GeneralContact });
