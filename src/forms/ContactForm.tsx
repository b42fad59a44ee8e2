import { type ReactNode, useEffect } from "react";
import type { CallSettings } from "#api/call-settings.ts";
import { post } from "#api/client.ts";
import type { ContactCall, ContactField, ContactFields } from "#api/contacto.ts";
import { listAnswers, toRequestBody } from "#domain/fields/fields.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { TextField } from "#ui/TextField.tsx";
import { ContactWays } from "./ContactWays.tsx";
import { DraftNotice } from "./DraftNotice.tsx";
import { FormCard } from "./FormCard.tsx";
import { EmailField } from "./fields/EmailField.tsx";
import type { ContactSettings } from "./form-settings.ts";
import { type TextTie, useFormSession } from "./use-form-session.ts";

const success = {
  title: "Mensagem enviada com sucesso!",
  text: "Agradecemos o seu interesse. Entraremos em contacto em breve.",
};
const failure = { title: "Erro!", text: "Erro ao enviar a mensagem. Tente novamente mais tarde." };

type Props = ContactSettings & {
  widget: string;
  call: ContactCall;
  /** The recipient's id. */
  id?: string | number;
  head: ReactNode;
  outerTitle?: ReactNode;
  button: string;
  message: string;
  /** The visitor's choice elsewhere on the page. */
  chosen?: CallSettings["chosen"];
  /** Subject of the mail that the error box offers. */
  subject: string;
  /** First text of a WhatsApp message. */
  greeting: string;
  /** Keeps the drafts under other ids after a success. */
  keepsOtherDrafts?: boolean;
  /** Hears if it is being sent or waits for a network: then its result is still to be shown. */
  onUnderWay?: (isUnderWay: boolean) => void;
};

/**
 * The four contact forms in one, which differ in head, button, first message and call
 * (docs/product/contact-forms.md#titles-and-buttons). Each id has its own text and result
 * (docs/product/forms.md#a-changed-id).
 */
export function ContactForm(props: Props) {
  return <FormOfOneId key={props.id} {...props} />;
}

function FormOfOneId(props: Props) {
  const { widget, call, id, message, chosen, keepsOtherDrafts, onUnderWay, apiBase, csrfUrl, bridge } = props;
  const { head, outerTitle, button, subject, greeting } = props;
  const recipient = call.recipientKey === undefined ? {} : { [call.recipientKey]: id };
  const session = useFormSession({
    widget,
    id,
    fields: call.fields,
    preset: { mensagem: message },
    send: (values, sendId) =>
      post(call.path, { ...toRequestBody(call.fields, values), ...recipient }, { apiBase, csrfUrl, sendId, chosen }),
    keepsOtherDrafts,
    bridge,
  });
  const { submission } = session;
  const fields = inShownOrder(call.fields);
  const isUnderWay = submission.kind === "sending" || (submission.kind === "result" && !!submission.again?.isWaiting);
  useEffect(() => onUnderWay?.(isUnderWay), [onUnderWay, isUnderWay]);

  return (
    <FormCard
      session={session}
      settings={props}
      names={Object.keys(fields)}
      above={outerTitle}
      head={
        <>
          <div className="imo-contact__head">{head}</div>
          <DraftNotice session={session} funcoes={props.funcoes} />
        </>
      }
      button={button}
      foot={props.mostrarContactos === "sim" && <ContactWays {...props} text={greeting} />}
      success={success}
      failure={failure}
      mail={{ subject, lines: listAnswers(fields, session.values) }}
    >
      {Object.entries(fields).map(([name, field]) => (
        <FormField key={name} field={field} tie={session.text(name)} />
      ))}
    </FormCard>
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
