/**
 * The four contact forms in one (docs/product/contact-forms.md#contact-forms): they differ in head, button, first
 * message and call (docs/product/contact-forms.md#titles-and-buttons).
 */
import { type ReactNode, useEffect } from "react";
import type { CallSettings } from "#api/call-settings.ts";
import { type ContactCall, type ContactField, type ContactFields, sendContact } from "#api/contacto.ts";
import { listAnswers } from "#domain/fields/fields.ts";
import { hasFeature } from "#domain/listing/features.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { TextField } from "#ui/TextField.tsx";
import { ContactWays } from "./ContactWays.tsx";
import { DraftNotice } from "./DraftNotice.tsx";
import { EmailField } from "./fields/EmailField.tsx";
import { MissingFields } from "./fields/MissingFields.tsx";
import { PrivacyLink } from "./fields/PrivacyLink.tsx";
import type { ContactSettings } from "./form-settings.ts";
import { LateResult } from "./sending/LateResult.tsx";
import { prepareSending } from "./sending/prepare-sending.ts";
import { ResultBox } from "./sending/ResultBox.tsx";
import { NEVER_NATIVELY, SubmitButton } from "./sending/SubmitButton.tsx";
import type { Result } from "./sending/submission-store.ts";
import { type FormSession, keepFieldUntilClick, type TextTie, useFormSession } from "./use-form-session.ts";
import "./contact-form.css";

const success = {
  title: "Mensagem enviada com sucesso!",
  text: "Agradecemos o seu interesse. Entraremos em contacto em breve.",
};
const failure = { title: "Erro!", text: "Erro ao enviar a mensagem. Tente novamente mais tarde." };

type Props = ContactSettings & {
  /** Of its draft and its errors. */
  widget: string;
  call: ContactCall;
  /** The recipient's id. Another one is a fresh form. */
  id?: string | number;
  head: ReactNode;
  /** A title that stands above the card. */
  outerTitle?: ReactNode;
  button: string;
  message: string;
  /** The visitor's choice elsewhere on the page. */
  chosen?: CallSettings["chosen"];
  /** Subject of the mail that the error box offers. */
  subject: string;
  /** First text of a WhatsApp message. */
  greeting: string;
  /** Keeps the drafts under other ids after a success: they are messages of their own. */
  keepsOtherDrafts?: boolean;
  /** Hears if it is being sent or waits for a network: then its result is still to be shown. */
  onUnderWay?: (isUnderWay: boolean) => void;
};

/** One form per id, with its own text and result (docs/product/forms.md#a-changed-id). */
export function ContactForm(props: Props) {
  return <FormOfOneId key={props.id} {...props} />;
}

function FormOfOneId(props: Props) {
  const { widget, call, id, message, chosen, subject, keepsOtherDrafts, onUnderWay, apiBase, csrfUrl, bridge } = props;
  const session = useFormSession({
    widget,
    id,
    fields: call.fields,
    preset: { mensagem: message },
    send: (values, sendId) => sendContact(call, { values, recipient: id }, { apiBase, csrfUrl, sendId, chosen }),
    keepsOtherDrafts,
    bridge,
  });
  const { submission } = session;
  const fields = inShownOrder(call.fields);
  const isUnderWay = submission.kind === "sending" || (submission.kind === "result" && isWaiting(submission));
  useEffect(() => onUnderWay?.(isUnderWay), [onUnderWay, isUnderWay]);

  const isDone = submission.kind === "result";
  const texts = isDone && submission.outcome === "success" ? success : failure;
  return (
    <div ref={session.container} className={isDone ? "imo-contact imo-card" : "imo-contact"}>
      {isDone ? (
        <ResultBox
          key={submission.outcome}
          {...props}
          {...texts}
          result={submission}
          isKept={session.isKept()}
          mail={{ subject, lines: listAnswers(fields, session.values) }}
        />
      ) : (
        <OpenForm {...props} session={session} fields={fields} />
      )}
      <LateResult submission={submission} text={`${texts.title} ${texts.text}`} />
    </div>
  );
}

function isWaiting({ again }: Result): boolean {
  return again?.isWaiting ?? false;
}

type OpenProps = Props & { session: FormSession<ContactFields>; fields: Readonly<Record<string, ContactField>> };

function OpenForm({ session, fields, head, outerTitle, button, greeting, ...settings }: OpenProps) {
  const { privacidadeUrl, funcoes, mostrarContactos } = settings;
  const missing = session.missing(Object.keys(fields));
  return (
    <>
      {outerTitle}
      <form
        ref={session.form}
        className="imo-card"
        method={NEVER_NATIVELY}
        noValidate
        onSubmitCapture={session.submit}
        onInput={() => prepareSending(settings)}
        onMouseDown={keepFieldUntilClick}
      >
        <div className="imo-contact__head">{head}</div>
        {session.isRestored && hasFeature(funcoes, "rascunhos-visiveis") && (
          <DraftNotice onStartAnew={session.startAnew} />
        )}
        <div className="imo-fields">
          {Object.entries(fields).map(([name, field]) => (
            <FormField key={name} field={field} tie={session.text(name)} />
          ))}
        </div>
        <div className="imo-contact__foot">
          <div className="imo-contact__send">
            <SubmitButton
              isSending={session.submission.kind === "sending"}
              isDisabled={missing.length > 0 || session.isOffline}
            >
              {button}
            </SubmitButton>
            <MissingFields names={missing} notice={session.notice} />
          </div>
          {mostrarContactos === "sim" && <ContactWays {...settings} text={greeting} />}
          <PrivacyLink href={privacidadeUrl} />
        </div>
      </form>
    </>
  );
}

/** The e-mail stands before the phone, although the calls have them the other way round. */
function inShownOrder({ nome, email, tel, ...others }: ContactFields): Readonly<Record<string, ContactField>> {
  return { nome, email, tel, ...others };
}

function FormField({ field, tie }: { field: ContactField; tie: TextTie }) {
  const { control, autoComplete, rule, first } = field;
  const shared = { ...tie, autoComplete, ...(rule(first) !== null && { "aria-required": true }) };
  if (control === "area") return <TextArea {...shared} className="imo-fields__wide" />;
  if (control === "email") return <EmailField {...shared} />;
  if (control === "phone") return <TextField {...shared} type="tel" inputMode="tel" enterKeyHint="next" />;
  return <TextField {...shared} className="imo-fields__wide" enterKeyHint="next" />;
}
