/** The form for e-mail alerts about a search (docs/product/memory.md#alerts-by-e-mail). */
import { alertCall, alertConsent, frequencies } from "#api/avisos.ts";
import { cleanEmail } from "#domain/fields/contact-fields.ts";
import { type Criteria, toSentCriteria } from "#domain/search/criteria.ts";
import { FormCard } from "#forms/ContactForm.tsx";
import { FormField } from "#forms/fields/FormField.tsx";
import type { FormSettings } from "#forms/form-settings.ts";
import { useFormSession } from "#forms/session/use-form-session.ts";
import { SelectField } from "#ui/select/SelectField.tsx";

type Props = { criteria: Criteria; url: URL | null; settings: Omit<FormSettings, "funcoes"> };

/**
 * Returns the id of an alert's form. It differs by search, so what is typed for one isn't sent for
 * another.
 */
export function toFormId(criteria: Criteria): string {
  return `aviso ${JSON.stringify(criteria)}`;
}

const failure = { title: "Erro!", text: "Erro ao pedir o aviso. Tente novamente mais tarde." };

/** Each search has its own form: pass `toFormId` as the component's key. */
export function AlertForm({ criteria, url, settings }: Props) {
  const { ordem: _, ...search } = toSentCriteria(criteria);
  const session = useFormSession({
    widget: "listing-search",
    id: toFormId(criteria),
    call: alertCall,
    // The server expects the path and query of the search's page.
    more: { ...search, url: url ? url.pathname + url.search : "", consentimento: alertConsent },
    preset: { frequencia: frequencies[0] },
    keepsOtherDrafts: true,
    settings,
  });
  const { email } = session.entry.values;
  const text = `Enviámos uma mensagem para ${cleanEmail(email)}. Abra-a e confirme o pedido. Se não a encontrar, veja também na pasta de spam (correio não solicitado).`;
  return (
    <FormCard
      session={session}
      settings={{ ...settings, funcoes: undefined }}
      names={["email", "frequencia"]}
      button="Pedir aviso"
      foot={<p className="imo-small">{alertConsent}</p>}
      success={{ title: "Falta só confirmar o pedido", text }}
      failure={failure}
      subject="Aviso de novos imóveis"
    >
      <FormField {...session.entry.field("email")} />
      <SelectField {...session.entry.field("frequencia")} />
    </FormCard>
  );
}
