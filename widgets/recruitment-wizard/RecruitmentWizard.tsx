import { post } from "#api/client.ts";
import { applicationCall, applicationFields } from "#api/recrutamento.ts";
import { checkCv } from "#domain/fields/cv.ts";
import { listAnswers, toRequestBody } from "#domain/fields/fields.ts";
import type { FormSettings } from "#forms/form-settings.ts";
import { Refusal } from "#forms/sending/submission-store.ts";
import { useFormSession } from "#forms/use-form-session.ts";
import { Wizard } from "#forms/wizard/Wizard.tsx";
import { DetailsStep } from "./DetailsStep.tsx";
import { RoleStep } from "./RoleStep.tsx";
import { SummaryStep } from "./SummaryStep.tsx";
import "./recruitment-wizard.css";

/** One candidate's application (docs/product/recruitment.md#recruitment). */
export function RecruitmentWizard(settings: FormSettings) {
  const { apiBase, csrfUrl, bridge } = settings;
  const session = useFormSession({
    widget: "recruitment-wizard",
    fields: applicationFields,
    async send(application, sendId) {
      if (checkCv(application.cv)) throw new Refusal("Erro ao submeter a candidatura. por favor tente mais tarde.");
      await post(applicationCall.path, toRequestBody(applicationFields, application), { apiBase, csrfUrl, sendId });
    },
    bridge,
  });

  return (
    <Wizard
      {...settings}
      session={session}
      steps={[
        {
          name: "Função e loja",
          needs: ["funcao", "agencia"],
          content: <RoleStep session={session} />,
        },
        {
          name: "Dados e Informações",
          needs: ["nome", "loca", "tel", "email", "cv"],
          content: <DetailsStep session={session} />,
        },
        { name: "Confirmar", needs: [], content: <SummaryStep application={session.values} /> },
      ]}
      success="Candidatura submetida com sucesso. Em breve entraremos em contacto."
      mail={{ subject: "Candidatura", lines: listAnswers(applicationFields, session.values) }}
      failure="Erro ao enviar a mensagem. Tente novamente mais tarde."
    />
  );
}
