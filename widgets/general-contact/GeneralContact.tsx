/** Writes to the agency as a whole. */
import { generalContact } from "#api/contacto.ts";
import { ContactForm } from "#forms/ContactForm.tsx";
import type { FormPage } from "#forms/form-page.ts";

type Props = FormPage & {
  /** What the message starts with. */
  mensagem: string | undefined;
};

/** "Entrar em contacto". */
export function GeneralContact({ mensagem = "", ...page }: Props) {
  return (
    <ContactForm
      {...page}
      widget="general-contact"
      call={generalContact}
      head={<h2 className="imo-title">Entrar em contacto</h2>}
      button="Enviar"
      message={mensagem}
    />
  );
}
