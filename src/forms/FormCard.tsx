import type { ReactNode } from "react";
import type { Fields } from "#domain/fields/fields.ts";
import { MissingFields } from "./fields/MissingFields.tsx";
import { PrivacyLink } from "./fields/PrivacyLink.tsx";
import type { FormSettings } from "./form-settings.ts";
import { LateResult } from "./sending/LateResult.tsx";
import type { Mail } from "./sending/mail-link.ts";
import { prepareSending } from "./sending/prepare-sending.ts";
import { ResultBox } from "./sending/ResultBox.tsx";
import { NEVER_NATIVELY, SubmitButton } from "./sending/SubmitButton.tsx";
import { type FormSession, keepFieldUntilClick } from "./use-form-session.ts";
import "./contact-form.css";

type Result = { title: string; text: string };

type Props<F extends Fields> = {
  session: FormSession<F>;
  settings: FormSettings;
  /** The names of the fields, which have to be valid before the form is sent. */
  names: readonly (keyof F & string)[];
  /** The content above the card. */
  above?: ReactNode;
  /** The content above the fields. */
  head?: ReactNode;
  /** The fields. */
  children: ReactNode;
  button: string;
  /** The content between the button and the privacy policy. */
  foot?: ReactNode;
  success: Result;
  failure: Result;
  mail: Mail;
};

/** A form in a card, and its result in its place once it was sent (docs/product/forms.md#result). */
export function FormCard<F extends Fields>({ session, settings, names, success, failure, mail, ...parts }: Props<F>) {
  const { submission } = session;
  const isDone = submission.kind === "result";
  const texts = isDone && submission.outcome === "success" ? success : failure;
  const missing = session.missing(names);
  return (
    <div ref={session.container} className={isDone ? "imo-contact imo-card" : "imo-contact"}>
      {isDone ? (
        <ResultBox
          key={submission.outcome}
          {...settings}
          {...texts}
          result={submission}
          isKept={session.isKept()}
          mail={mail}
        />
      ) : (
        <>
          {parts.above}
          <form
            ref={session.form}
            className="imo-card"
            method={NEVER_NATIVELY}
            noValidate
            onSubmitCapture={session.submit}
            onInput={() => prepareSending(settings)}
            onMouseDown={keepFieldUntilClick}
          >
            {parts.head}
            <div className="imo-fields">{parts.children}</div>
            <div className="imo-contact__foot">
              <div className="imo-contact__send">
                <SubmitButton
                  isSending={submission.kind === "sending"}
                  isDisabled={missing.length > 0 || session.isOffline}
                >
                  {parts.button}
                </SubmitButton>
                <MissingFields names={missing} notice={session.notice} />
              </div>
              {parts.foot}
              <PrivacyLink href={settings.privacidadeUrl} />
            </div>
          </form>
        </>
      )}
      <LateResult submission={submission} text={`${texts.title} ${texts.text}`} />
    </div>
  );
}
