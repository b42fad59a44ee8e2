import { defineWidget } from "#runtime/define-widget.ts";
import { AgentContact } from "./AgentContact.tsx";
import { pageData } from "./page-data.ts";

export default defineWidget({ name: "agent-contact", pageData, component: AgentContact });
