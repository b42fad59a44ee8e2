/**
 * The four contact forms in one (SPEC §2 to §5): they differ in head, button, first message and call (DECISIONS 27). The
 * result takes the place of the form in the same card, and the title goes with it.
 */

import { type ReactNode, useMemo } from "react";
import * as v from "valibot";
import { contactEmailProblem, contactPhoneProblem, messageProblem, nameProblem } from "#domain/contact-fields.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { TextField } from "#ui/TextField.tsx";
import { EmailField } from "./EmailField.tsx";
import { judged } from "./form-fields.ts";
import type { FormPage } from "./form-page.ts";
import { MissingFields } from "./MissingFields.tsx";
import { PrivacyLink } from "./PrivacyLink.tsx";
import { ResultBox } from "./ResultBox.tsx";
import { SubmitButton } from "./SubmitButton.tsx";
import { type FormSession, keepFieldUntilClick, useFormSession } from "./use-form-session.ts";

export type ContactMessage = { nome: string; email: string; tel: string; mensagem: string };

const schema = v.object({
  nome: judged(nameProblem),
  email: judged(contactEmailProblem),
  tel: judged(contactPhoneProblem),
  mensagem: judged(messageProblem),
});
const words = { nome: "nome", email: "e-mail", tel: "contacto", mensagem: "mensagem" };

const success = {
  title: "Mensagem enviada com sucesso!",
  text: "Agradecemos o seu interesse. Entraremos em contacto em breve.",
};
const failure = { title: "Erro!", text: "Erro ao enviar a mensagem. Tente novamente mais tarde." };

type Props = FormPage & {
  widget: string;
  /** What tells this form from others of its widget: the home, the agent, the agency. */
  id?: string | number;
  head: ReactNode;
  /** A title that stands above the card. */
  outerTitle?: ReactNode;
  button: string;
  /** What the message starts with. */
  message: string;
  send: (message: ContactMessage) => Promise<void>;
  /** Fetches what sending will need. */
  warmUp: () => void;
};

/** One form per id: what was typed, left and sent belongs to that listing, agent or agency (CONTRACT §3). */
export function ContactForm(props: Props) {
  return <FormOfOneId key={props.id} {...props} />;
}

function FormOfOneId({ widget, id, head, outerTitle, button, message, send, warmUp, ...page }: Props) {
  const { privacidadeUrl, telefone, email, island } = page;
  const initial = useMemo(() => ({ nome: "", email: "", tel: "", mensagem: message }), [message]);
  const session = useFormSession({ widget, id, schema, initial, send, island });
  const { isSending, result } = session;
  const missing = session.missing(words);

  if (result) {
    const texts = result.outcome === "success" ? success : failure;
    return (
      <div className="imo-contact imo-card">
        <ResultBox {...texts} outcome={result.outcome} isKept={session.isKept()} telefone={telefone} email={email} />
      </div>
    );
  }

  return (
    <div className="imo-contact">
      {outerTitle}
      <form
        className="imo-card"
        noValidate
        onSubmit={session.submit}
        onInput={warmUp}
        onMouseDown={keepFieldUntilClick}
      >
        <div className="imo-contact__head">{head}</div>
        <ContactFields session={session} />
        <div className="imo-contact__foot">
          <div className="imo-contact__send">
            <SubmitButton isSending={isSending} isDisabled={missing.length > 0}>
              {button}
            </SubmitButton>
            <MissingFields words={missing} />
          </div>
          <PrivacyLink href={privacidadeUrl} />
        </div>
      </form>
    </div>
  );
}

function ContactFields({ session }: { session: FormSession<ContactMessage> }) {
  return (
    <div className="imo-fields">
      <TextField
        {...session.text("nome")}
        label="O Seu nome*"
        className="imo-fields__wide"
        autoComplete="name"
        enterKeyHint="next"
        aria-required="true"
      />
      <EmailField {...session.text("email")} label="E-mail*" />
      <TextField
        {...session.text("tel")}
        label="Contacto*"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
        aria-required="true"
      />
      <TextArea
        {...session.text("mensagem")}
        label="Mensagem*"
        className="imo-fields__wide"
        autoComplete="off"
        aria-required="true"
      />
    </div>
  );
}
