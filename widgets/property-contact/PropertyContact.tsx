import { propertyContact } from "#api/contacto.ts";
import { ContactForm } from "#forms/ContactForm.tsx";
import type { WidgetProps } from "#runtime/define-widget.ts";
import type { pageData } from "./page-data.ts";

/** Contact form for the page's listing; shows its reference and sends it. */
export function PropertyContact({
  idRef,
  mensagem = "",
  ...settings
}: WidgetProps<typeof pageData>) {
  return (
    <ContactForm
      {...settings}
      widget="property-contact"
      subject={`Ref. ${idRef}`}
      greeting={`Olá, gostaria de saber mais sobre o imóvel Ref. ${idRef}.`}
      call={propertyContact}
      id={idRef}
      head={
        <div>
          <h2 className="imo-title">Contacto</h2>
          <p className="imo-subtitle">{`Ref. ${idRef}`}</p>
        </div>
      }
      message={mensagem}
    />
  );
}
