/**
 * Agent contact: "Contactar", a message to one agent, in two variants
 * (docs/product/contact-forms.md#titles-and-buttons).
 */
import { defineWidget } from "#runtime/define-widget.ts";
import { AgentContact } from "./AgentContact.tsx";
import { pageData } from "./page-data.ts";

/** The widget as the runtime mounts it. */
export default defineWidget({ name: "agent-contact", pageData, component: AgentContact });
