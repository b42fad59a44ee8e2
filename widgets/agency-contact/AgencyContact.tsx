/**
 * Writes to one agency, with a first message that only asks to be called back
 * (docs/product/contact-forms.md#first-message).
 */
import { agencyContact } from "#api/contacto.ts";
import { ContactForm } from "#forms/ContactForm.tsx";
import type { FormPage } from "#forms/form-page.ts";

type Props = FormPage & {
  /** The agency's id, as the page gave it. */
  agencia: string | number;
};

/** "Contactar", one of the agencies. */
export function AgencyContact({ agencia, ...page }: Props) {
  return (
    <ContactForm
      {...page}
      widget="agency-contact"
      call={agencyContact}
      id={agencia}
      head={<h2 className="imo-title">Contactar</h2>}
      button="Solicitar"
      message="Olá, gostaria que me contactassem, por favor. Obrigado."
    />
  );
}
