import { type ComponentProps, type ReactNode, useEffect } from "react";
import type { CallSettings } from "#api/call-settings.ts";
import type { ContactCall } from "#api/contacto.ts";
import type { Fields } from "#domain/fields/fields.ts";
import { ContactWays } from "./ContactWays.tsx";
import { DraftNotice } from "./DraftNotice.tsx";
import { FormFrame } from "./FormFrame.tsx";
import { FormField } from "./fields/FormField.tsx";
import { MissingFields } from "./fields/MissingFields.tsx";
import { PrivacyLink } from "./fields/PrivacyLink.tsx";
import type { ContactSettings } from "./form-settings.ts";
import { SubmitButton } from "./sending/SubmitButton.tsx";
import { isUnderWay } from "./sending/submission-store.ts";
import { useFormSession } from "./session/use-form-session.ts";
import "./contact-form.css";

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
  button?: string;
  message: string;
  /** What the visitor has chosen elsewhere on the page. */
  chosen?: CallSettings["chosen"];
  /** The subject of the mail that the error box offers. */
  subject?: string;
  /** The initial text of a WhatsApp message. */
  greeting: string;
  /** Keeps drafts under other ids after a success. */
  keepsOtherDrafts?: boolean;
  /** Called with true while a send is in flight or queued offline. */
  onUnderWay?: (isUnderWay: boolean) => void;
};

/**
 * All four contact forms, which differ in head, button, initial message and call
 * (docs/product/contact-forms.md#titles-and-buttons). Each id has its own text and result
 * (docs/product/forms.md#a-changed-id).
 */
export function ContactForm(props: Props) {
  return <FormOfOneId key={props.id} {...props} />;
}

function FormOfOneId(props: Props) {
  const { call, id, message, onUnderWay, head, outerTitle, greeting } = props;
  const session = useFormSession({
    ...props,
    more: call.recipientKey ? { [call.recipientKey]: id } : {},
    preset: { mensagem: message },
    settings: props,
  });
  // The form shows the e-mail before the phone; the calls have them in reverse order.
  const { nome, email, tel, ...others } = call.fields;
  const names: readonly string[] = Object.keys({ nome, email, tel, ...others });
  const isOnItsWay = isUnderWay(session.submission.state);
  useEffect(() => onUnderWay?.(isOnItsWay), [onUnderWay, isOnItsWay]);

  return (
    <FormCard
      session={session}
      settings={props}
      names={names}
      above={outerTitle}
      head={
        <>
          {head && <div className="imo-contact__head">{head}</div>}
          <DraftNotice draft={session.draft} funcoes={props.funcoes} />
        </>
      }
      button={props.button ?? "Solicitar"}
      foot={props.mostrarContactos === "sim" && <ContactWays {...props} text={greeting} />}
      success={success}
      failure={failure}
      subject={props.subject ?? "Contacto pelo site"}
    >
      {names.map((name) => (
        <FormField key={name} {...session.entry.field(name)} />
      ))}
    </FormCard>
  );
}

type CardProps<F extends Fields> = Omit<ComponentProps<typeof FormFrame<F>>, "className"> & {
  /** The form's fields, which must all be valid before it can be sent. */
  names: readonly (keyof F & string)[];
  head?: ReactNode;
  button: string;
  /** Shown between the button and the privacy policy. */
  foot?: ReactNode;
};

/** A form with a single step. */
export function FormCard<F extends Fields>({
  names,
  head,
  children,
  button,
  foot,
  ...frame
}: CardProps<F>) {
  const { session, settings } = frame;
  const { state, notice } = session.submission;
  const missing = session.entry.missing(names);
  return (
    <FormFrame {...frame} className="imo-contact">
      {head}
      <div className="imo-fields">{children}</div>
      <div className="imo-contact__foot">
        <div className="imo-contact__send">
          <SubmitButton isSending={state.is === "sending"} isDisabled={missing.length > 0}>
            {button}
          </SubmitButton>
          <MissingFields names={missing} notice={notice} />
        </div>
        {foot}
        <PrivacyLink href={settings.privacidadeUrl} />
      </div>
    </FormFrame>
  );
}
