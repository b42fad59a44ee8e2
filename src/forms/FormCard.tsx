import type { ReactNode } from "react";
import type { Fields } from "#domain/fields/fields.ts";
import { FormFrame, type ResultTexts } from "./FormFrame.tsx";
import { MissingFields } from "./fields/MissingFields.tsx";
import { PrivacyLink } from "./fields/PrivacyLink.tsx";
import type { FormSettings } from "./form-settings.ts";
import type { Mail } from "./sending/mail-link.ts";
import { SubmitButton } from "./sending/SubmitButton.tsx";
import type { FormSession } from "./use-form-session.ts";
import "./contact-form.css";

type Props<F extends Fields> = {
  session: FormSession<F>;
  settings: FormSettings;
  /** The names of the fields, which have to be valid before the form is sent. */
  names: readonly (keyof F & string)[];
  above?: ReactNode;
  /** The content above the fields. */
  head?: ReactNode;
  /** The fields. */
  children: ReactNode;
  button: string;
  /** The content between the button and the privacy policy. */
  foot?: ReactNode;
  success: ResultTexts;
  failure: ResultTexts;
  mail: Mail;
};

/** A form of one step. */
export function FormCard<F extends Fields>({ session, settings, names, head, children, button, ...parts }: Props<F>) {
  const { foot, ...frame } = parts;
  const missing = session.missing(names);
  return (
    <FormFrame {...settings} {...frame} session={session} className="imo-contact">
      {head}
      <div className="imo-fields">{children}</div>
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
        {foot}
        <PrivacyLink href={settings.privacidadeUrl} />
      </div>
    </FormFrame>
  );
}
