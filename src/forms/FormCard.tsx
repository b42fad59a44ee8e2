import type { ComponentProps, ReactNode } from "react";
import type { Fields } from "#domain/fields/fields.ts";
import { FormFrame } from "./FormFrame.tsx";
import { MissingFields } from "./fields/MissingFields.tsx";
import { PrivacyLink } from "./fields/PrivacyLink.tsx";
import { SubmitButton } from "./sending/SubmitButton.tsx";
import "./contact-form.css";

type Props<F extends Fields> = Omit<ComponentProps<typeof FormFrame<F>>, "className"> & {
  /** The fields, all of which have to be valid before the form is sent. */
  names: readonly (keyof F & string)[];
  head?: ReactNode;
  button: string;
  /** Stands between the button and the privacy policy. */
  foot?: ReactNode;
};

/** A form of one step. */
export function FormCard<F extends Fields>({ names, head, children, button, foot, ...frame }: Props<F>) {
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
