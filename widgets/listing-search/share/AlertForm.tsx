/** The form for a search's alerts by e-mail (docs/product/memory.md#alerts-by-e-mail); its code loads with the open panel. */
import { type AlertSearch, alertConsent, alertFields, frequencies, sendAlert } from "#api/avisos.ts";
import { listAnswers } from "#domain/fields/fields.ts";
import { EmailField } from "#forms/fields/EmailField.tsx";
import { MissingFields } from "#forms/fields/MissingFields.tsx";
import { PrivacyLink } from "#forms/fields/PrivacyLink.tsx";
import { LateResult } from "#forms/sending/LateResult.tsx";
import { prepareSending } from "#forms/sending/prepare-sending.ts";
import { ResultBox } from "#forms/sending/ResultBox.tsx";
import { NEVER_NATIVELY, SubmitButton } from "#forms/sending/SubmitButton.tsx";
import { type FormSession, keepFieldUntilClick, useFormSession } from "#forms/use-form-session.ts";
import { SelectField } from "#ui/select/SelectField.tsx";
import type { ListingSettings } from "../listing-context.tsx";
import "#forms/contact-form.css";

type Props = {
  search: { criteria: AlertSearch["criteria"]; url: string | null };
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
  const settings = { ...page, funcoes: undefined };
  const session = useFormSession({
    widget: "listing-search",
    id,
    fields: alertFields,
    preset: { frequencia: frequencies[0] },
    send: (values, sendId) => sendAlert(values, { criteria, url: toOwnPath(url) }, { ...page, sendId }),
    keepsOtherDrafts: true,
    bridge: page.bridge,
  });
  const { submission, values } = session;
  const isDone = submission.kind === "result";
  const text = `Enviámos uma mensagem para ${values.email.trim()}. Abra-a e confirme o pedido. Se não a encontrar, veja também na pasta de spam (correio não solicitado).`;
  const texts = isDone && submission.outcome === "success" ? { title: "Falta só confirmar o pedido", text } : failure;
  return (
    <div ref={session.container} className={isDone ? "imo-contact imo-card" : "imo-contact"}>
      {isDone ? (
        <ResultBox
          key={submission.outcome}
          {...settings}
          {...texts}
          result={submission}
          isKept={session.isKept()}
          mail={{ subject: "Aviso de novos imóveis", lines: listAnswers(alertFields, values) }}
        />
      ) : (
        <OpenForm {...settings} session={session} />
      )}
      <LateResult submission={submission} text={`${texts.title} ${texts.text}`} />
    </div>
  );
}

type OpenProps = ListingSettings & { session: FormSession<typeof alertFields>; funcoes: undefined };

function OpenForm({ session, ...settings }: OpenProps) {
  const missing = session.missing(Object.keys(alertFields) as (keyof typeof alertFields)[]);
  return (
    <form
      ref={session.form}
      className="imo-card"
      method={NEVER_NATIVELY}
      noValidate
      onSubmitCapture={session.submit}
      onInput={() => prepareSending(settings)}
      onMouseDown={keepFieldUntilClick}
    >
      <div className="imo-fields">
        <EmailField {...session.text("email")} />
        <SelectField {...session.choice("frequencia")} />
      </div>
      <div className="imo-contact__foot">
        <div className="imo-contact__send">
          <SubmitButton
            isSending={session.submission.kind === "sending"}
            isDisabled={missing.length > 0 || session.isOffline}
          >
            Pedir aviso
          </SubmitButton>
          <MissingFields names={missing} notice={session.notice} />
        </div>
        <p className="imo-privacy">{alertConsent}</p>
        <PrivacyLink href={settings.privacidadeUrl} />
      </div>
    </form>
  );
}

/** The server takes path and query of the search's page. */
function toOwnPath(url: string | null): string {
  if (url === null) return "";
  const { pathname, search } = new URL(url, location.href);
  return `${pathname}${search}`;
}
