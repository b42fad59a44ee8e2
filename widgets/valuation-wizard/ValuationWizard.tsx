/** "Objectivo", "Informações Adicionais", "Contactos": one owner's request (SPEC §2). */
import { sendValuation } from "#api/agendamento.ts";
import { warmUp } from "#api/client.ts";
import type { FormPage } from "#forms/form-page.ts";
import { useFormSession } from "#forms/use-form-session.ts";
import { Wizard } from "#forms/Wizard.tsx";
import { ContactStep } from "./ContactStep.tsx";
import { HomeStep } from "./HomeStep.tsx";
import { PurposeStep } from "./PurposeStep.tsx";
import { emptyValuation, valuation } from "./valuation.ts";

type Props = FormPage & {
  localizacoes: readonly string[] | undefined;
  apiBase: string;
  csrfUrl: string | undefined;
};

export function ValuationWizard({ localizacoes, apiBase, csrfUrl, ...page }: Props) {
  const session = useFormSession({
    widget: "valuation-wizard",
    schema: valuation,
    initial: emptyValuation,
    // The fields' lists hold nothing but what the call's schema takes.
    send: (answers) => sendValuation(answers as Parameters<typeof sendValuation>[0], { apiBase, csrfUrl }),
    island: page.island,
  });

  return (
    <Wizard
      {...page}
      session={session}
      steps={[
        {
          name: "Objectivo",
          needs: { tipoImovel: "tipo de imóvel", loca: "localização" },
          content: <PurposeStep session={session} places={localizacoes} />,
        },
        { name: "Informações Adicionais", needs: {}, content: <HomeStep session={session} /> },
        {
          name: "Contactos",
          needs: { nome: "nome", tel: "telefone", email: "e-mail" },
          content: <ContactStep session={session} />,
        },
      ]}
      success="Pedido de avaliação submetido com sucesso. Em breve entraremos em contacto."
      failure="Erro ao enviar o pedido. Tente novamente mais tarde."
      warmUp={warmUp}
    />
  );
}
