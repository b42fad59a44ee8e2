import { defineWidget } from "#runtime/define-widget.ts";
import { pageData } from "./page-data.ts";
import { RecruitmentWizard } from "./RecruitmentWizard.tsx";

export default defineWidget({ name: "recruitment-wizard", pageData, component: RecruitmentWizard });
