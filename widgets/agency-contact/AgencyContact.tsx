import { agencyContact } from "#api/contacto.ts";
import { ContactForm } from "#forms/ContactForm.tsx";
import type { WidgetProps } from "#runtime/define-widget.ts";
import type { pageData } from "./page-data.ts";

/** Contact form for one agency (docs/product/contact-forms.md#first-message). */
export function AgencyContact({ agencia, ...settings }: WidgetProps<typeof pageData>) {
  return (
    <ContactForm
      {...settings}
      widget="agency-contact"
      greeting="Olá, gostaria de falar com a agência."
      call={agencyContact}
      id={agencia}
      head={<h2 className="imo-title">Contactar</h2>}
      message="Olá, gostaria que me contactassem, por favor. Com os melhores cumprimentos."
    />
  );
}
