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
import { useFormSession } from "./use-form-session.ts";
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
  /** The visitor's choice elsewhere on the page. */
  chosen?: CallSettings["chosen"];
  /** Subject of the mail that the error box offers. */
  subject?: string;
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
  const { call, id, message, onUnderWay, head, outerTitle, greeting } = props;
  const session = useFormSession({
    ...props,
    more: call.recipientKey ? { [call.recipientKey]: id } : {},
    preset: { mensagem: message },
    settings: props,
  });
  const { submission } = session;
  // The e-mail stands before the phone, although the calls have them the other way round.
  const { nome, email, tel, ...others } = call.fields;
  const names: readonly string[] = Object.keys({ nome, email, tel, ...others });
  const isUnderWay =
    submission.kind === "sending" ||
    (submission.kind === "result" && !!submission.again?.isWaiting);
  useEffect(() => onUnderWay?.(isUnderWay), [onUnderWay, isUnderWay]);

  return (
    <FormCard
      session={session}
      settings={props}
      names={names}
      above={outerTitle}
      head={
        <>
          {head && <div className="imo-contact__head">{head}</div>}
          <DraftNotice session={session} funcoes={props.funcoes} />
        </>
      }
      button={props.button ?? "Solicitar"}
      foot={props.mostrarContactos === "sim" && <ContactWays {...props} text={greeting} />}
      success={success}
      failure={failure}
      subject={props.subject ?? "Contacto pelo site"}
    >
      {names.map((name) => (
        <FormField key={name} {...session.text(name)} />
      ))}
    </FormCard>
  );
}

type CardProps<F extends Fields> = Omit<ComponentProps<typeof FormFrame<F>>, "className"> & {
  /** The fields, all of which have to be valid before the form is sent. */
  names: readonly (keyof F & string)[];
  head?: ReactNode;
  button: string;
  /** Stands between the button and the privacy policy. */
  foot?: ReactNode;
};

/** A form of one step. */
export function FormCard<F extends Fields>({
  names,
  head,
  children,
  button,
  foot,
  ...frame
}: CardProps<F>) {
  const { session, settings } = frame;
  const missing = session.missing(names);
  return (
    <FormFrame {...frame} className="imo-contact">
      {head}
      <div className="imo-fields">{children}</div>
      <div className="imo-contact__foot">
        <div className="imo-contact__send">
          <SubmitButton
            isSending={session.submission.kind === "sending"}
            isDisabled={missing.length > 0}
          >
            {button}
          </SubmitButton>
          <MissingFields names={missing} notice={session.notice} />
        </div>
        {foot}
        <PrivacyLink href={settings.privacidadeUrl} />
      </div>
    </FormFrame>
  );
}
