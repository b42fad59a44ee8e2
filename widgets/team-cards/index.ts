import { defineWidget } from "#runtime/define-widget.ts";
import { pageData } from "./page-data.ts";
import { TeamCards } from "./TeamCards.tsx";

export default defineWidget({ name: "team-cards", pageData, component: TeamCards });
