/** Writes to one agency, with a first message that only asks to be called back (DECISIONS 27). */
import { warmUp } from "#api/client.ts";
import { sendAgencyContact } from "#api/contacto.ts";
import { ContactForm } from "#forms/ContactForm.tsx";
import type { FormPage } from "#forms/form-page.ts";

type Props = FormPage & { agencia: string | number; apiBase: string; csrfUrl: string | undefined };

export function AgencyContact({ agencia, apiBase, csrfUrl, ...page }: Props) {
  return (
    <ContactForm
      {...page}
      widget="agency-contact"
      id={agencia}
      head={<h2 className="imo-title">Contactar</h2>}
      button="Solicitar"
      message="Olá, gostaria que me contactassem, por favor. Obrigado."
      send={(message) => sendAgencyContact({ ...message, agencia }, { apiBase, csrfUrl })}
      warmUp={warmUp}
    />
  );
}
