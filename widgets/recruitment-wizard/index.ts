/** Recruitment wizard: an application with its CV, in three steps (SPEC §2). */
import { defineWidget } from "#runtime/define-widget.ts";
import { optional, safeUrl, text, withDefault } from "#runtime/readers.ts";
import { RecruitmentWizard } from "./RecruitmentWizard.tsx";

export default defineWidget({
  name: "recruitment-wizard",
  pageData: {
    privacidadeUrl: withDefault(safeUrl, "/privacidade", "The privacy policy; it opens in a new tab."),
    telefone: optional(text, "A phone number to offer when sending fails."),
    email: optional(text, "An e-mail address to offer when sending fails."),
  },
  component: RecruitmentWizard,
});
