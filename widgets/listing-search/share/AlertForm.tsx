/** The form for a search's alerts by e-mail (docs/product/memory.md#alerts-by-e-mail); its code loads with the open panel. */
import { alertConsent, alertFields, frequencies, sendAlert } from "#api/avisos.ts";
import { listAnswers } from "#domain/fields/fields.ts";
import type { Criteria } from "#domain/search/criteria.ts";
import { FormCard } from "#forms/FormCard.tsx";
import { EmailField } from "#forms/fields/EmailField.tsx";
import { useFormSession } from "#forms/use-form-session.ts";
import { SelectField } from "#ui/select/SelectField.tsx";
import type { ListingSettings } from "../listing-context.tsx";

type Props = {
  search: { criteria: Criteria; url: string | null };
  settings: ListingSettings;
};

/** Each search has its own form, so that a text typed for one is not sent for another. */
export function AlertForm(props: Props) {
  const id = `aviso ${JSON.stringify(props.search.criteria)}`;
  return (
    <>
      <p className="imo-this-search__text">
        Receba por e-mail os novos imóveis desta pesquisa, os que baixam de preço e os que deixam de estar disponíveis.
      </p>
      <FormOfOneSearch key={id} {...props} id={id} />
    </>
  );
}

const failure = { title: "Erro!", text: "Erro ao pedir o aviso. Tente novamente mais tarde." };

function FormOfOneSearch({ search: { criteria, url }, settings: page, id }: Props & { id: string }) {
  const session = useFormSession({
    widget: "listing-search",
    id,
    fields: alertFields,
    preset: { frequencia: frequencies[0] },
    send: (values, sendId) => sendAlert(values, { criteria, url: toOwnPath(url) }, { ...page, sendId }),
    keepsOtherDrafts: true,
    bridge: page.bridge,
  });
  const { email } = session.values;
  const text = `Enviámos uma mensagem para ${email.trim()}. Abra-a e confirme o pedido. Se não a encontrar, veja também na pasta de spam (correio não solicitado).`;
  return (
    <FormCard
      session={session}
      settings={{ ...page, funcoes: undefined }}
      names={Object.keys(alertFields) as (keyof typeof alertFields)[]}
      button="Pedir aviso"
      foot={<p className="imo-privacy">{alertConsent}</p>}
      success={{ title: "Falta só confirmar o pedido", text }}
      failure={failure}
      mail={{ subject: "Aviso de novos imóveis", lines: listAnswers(alertFields, session.values) }}
    >
      <EmailField {...session.text("email")} />
      <SelectField {...session.choice("frequencia")} />
    </FormCard>
  );
}

/** The server takes path and query of the search's page. */
function toOwnPath(url: string | null): string {
  if (url === null) return "";
  const { pathname, search } = new URL(url, location.href);
  return `${pathname}${search}`;
}
