/** Asks about the home whose page this is: its reference stands under the title and goes with the message. */
import { warmUp } from "#api/client.ts";
import { sendPropertyContact } from "#api/contacto.ts";
import { ContactForm } from "#forms/ContactForm.tsx";
import type { FormPage } from "#forms/form-page.ts";

type Props = FormPage & {
  idRef: string | number;
  mensagem: string | undefined;
  apiBase: string;
  csrfUrl: string | undefined;
};

export function PropertyContact({ idRef, mensagem = "", apiBase, csrfUrl, ...page }: Props) {
  return (
    <ContactForm
      {...page}
      widget="property-contact"
      id={idRef}
      head={
        <div>
          <h2 className="imo-title">Contacto</h2>
          <p className="imo-subtitle">{`Ref. ${idRef}`}</p>
        </div>
      }
      button="Solicitar"
      message={mensagem}
      send={(message) => sendPropertyContact({ ...message, idRef }, { apiBase, csrfUrl })}
      warmUp={warmUp}
    />
  );
}
