import { generalContact } from "#api/contacto.ts";
import { ContactForm } from "#forms/ContactForm.tsx";
import type { WidgetProps } from "#runtime/define-widget.ts";
import type { pageData } from "./page-data.ts";

/** Contact form for the agency as a whole. */
export function GeneralContact({ mensagem = "", ...settings }: WidgetProps<typeof pageData>) {
  return (
    <ContactForm
      {...settings}
      widget="general-contact"
      greeting="Olá, gostaria de falar com a agência."
      call={generalContact}
      head={<h2 className="imo-title">Entrar em contacto</h2>}
      button="Enviar"
      message={mensagem}
    />
  );
}
