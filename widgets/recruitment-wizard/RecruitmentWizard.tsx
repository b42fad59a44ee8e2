/** "Função e loja", "Dados e Informações", "Confirmar": one candidate's application (SPEC §2). */
import { warmUp } from "#api/client.ts";
import { sendApplication } from "#api/recrutamento.ts";
import { cvProblem } from "#domain/contact-fields.ts";
import type { FormPage } from "#forms/form-page.ts";
import { useFormSession } from "#forms/use-form-session.ts";
import { Refusal } from "#forms/use-submission.ts";
import { Wizard } from "#forms/Wizard.tsx";
import { type Application, application, emptyApplication } from "./application.ts";
import { DetailsStep } from "./DetailsStep.tsx";
import { RoleStep } from "./RoleStep.tsx";
import { SummaryStep } from "./SummaryStep.tsx";

type Props = FormPage & { apiBase: string; csrfUrl: string | undefined };

export function RecruitmentWizard({ apiBase, csrfUrl, ...page }: Props) {
  const session = useFormSession({
    widget: "recruitment-wizard",
    schema: application,
    initial: emptyApplication,
    send,
    island: page.island,
  });

  async function send({ cv, ...answers }: Application) {
    if (!cv || cvProblem(cv)) throw new Refusal("Erro ao submeter a candidatura. por favor tente mais tarde.");
    await sendApplication({ ...answers, idade: "", cv } as Parameters<typeof sendApplication>[0], { apiBase, csrfUrl });
  }

  return (
    <Wizard
      {...page}
      session={session}
      steps={[
        {
          name: "Função e loja",
          needs: { funcao: "função", agencia: "agência" },
          verb: "escolher",
          content: <RoleStep session={session} />,
        },
        {
          name: "Dados e Informações",
          needs: { nome: "nome", loca: "localização", tel: "telefone", email: "email", cv: "CV" },
          content: <DetailsStep session={session} />,
        },
        { name: "Confirmar", needs: {}, content: <SummaryStep application={session.values} /> },
      ]}
      success="Candidatura submetida com sucesso. Em breve entraremos em contacto."
      failure="Erro ao enviar a mensagem. Tente novamente mais tarde."
      warmUp={warmUp}
    />
  );
}
