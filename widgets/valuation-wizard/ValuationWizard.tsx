import { valuationCall, valuationFields } from "#api/agendamento.ts";
import { post } from "#api/client.ts";
import { listAnswers, toRequestBody } from "#domain/fields/fields.ts";
import { useFormSession } from "#forms/use-form-session.ts";
import { Wizard } from "#forms/wizard/Wizard.tsx";
import type { WidgetProps } from "#runtime/define-widget.ts";
import { ContactStep } from "./ContactStep.tsx";
import { DetailsStep } from "./DetailsStep.tsx";
import { PurposeStep } from "./PurposeStep.tsx";
import type { pageData } from "./page-data.ts";

/** In the order of the steps; the call has the objective last. */
const { objetivo, ...others } = valuationFields;
const shownFields = { objetivo, ...others };

/** "Objectivo", "Informações Adicionais", "Contactos": one owner's request (docs/product/valuation.md#valuation). */
export function ValuationWizard({ localizacoes, ...settings }: WidgetProps<typeof pageData>) {
  const { apiBase, csrfUrl, bridge } = settings;
  const session = useFormSession({
    widget: "valuation-wizard",
    fields: valuationFields,
    send: (request, sendId) =>
      post(valuationCall.path, toRequestBody(valuationFields, request), { apiBase, csrfUrl, sendId }),
    bridge,
  });

  return (
    <Wizard
      {...settings}
      session={session}
      steps={[
        {
          name: "Objectivo",
          needs: ["tipoImovel", "loca"],
          content: <PurposeStep session={session} places={localizacoes} />,
        },
        { name: "Informações Adicionais", needs: [], content: <DetailsStep session={session} /> },
        { name: "Contactos", needs: ["nome", "tel", "email"], content: <ContactStep session={session} /> },
      ]}
      success="Pedido de avaliação submetido com sucesso. Em breve entraremos em contacto."
      mail={{ subject: "Pedido de avaliação", lines: listAnswers(shownFields, session.values) }}
      failure="Erro ao enviar o pedido. Tente novamente mais tarde."
    />
  );
}
