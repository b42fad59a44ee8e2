/** Writes to the agency as a whole. */
import { generalContact } from "#api/contacto.ts";
import { ContactForm } from "#forms/ContactForm.tsx";
import type { FormSettings } from "#forms/form-settings.ts";

type Props = FormSettings & {
  /** What the message starts with. */
  mensagem: string | undefined;
};

/** "Entrar em contacto". */
export function GeneralContact({ mensagem = "", ...settings }: Props) {
  return (
    <ContactForm
      {...settings}
      widget="general-contact"
      call={generalContact}
      head={<h2 className="imo-title">Entrar em contacto</h2>}
      button="Enviar"
      message={mensagem}
    />
  );
}
