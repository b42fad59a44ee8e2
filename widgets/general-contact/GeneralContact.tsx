/** Writes to the agency as a whole. */
import { warmUp } from "#api/client.ts";
import { sendGeneralContact } from "#api/contacto.ts";
import { ContactForm } from "#forms/ContactForm.tsx";
import type { FormPage } from "#forms/form-page.ts";

type Props = FormPage & { mensagem: string | undefined; apiBase: string; csrfUrl: string | undefined };

export function GeneralContact({ mensagem = "", apiBase, csrfUrl, ...page }: Props) {
  return (
    <ContactForm
      {...page}
      widget="general-contact"
      head={<h2 className="imo-title">Entrar em contacto</h2>}
      button="Enviar"
      message={mensagem}
      send={(message) => sendGeneralContact(message, { apiBase, csrfUrl })}
      warmUp={warmUp}
    />
  );
}
