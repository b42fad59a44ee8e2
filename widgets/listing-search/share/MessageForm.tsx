import type { CallSettings } from "#api/call-settings.ts";
import { generalContact } from "#api/contacto.ts";
import { ContactForm } from "#forms/ContactForm.tsx";
import type { FormSettings } from "#forms/form-settings.ts";

type Props = {
  settings: Omit<FormSettings, "funcoes">;
  /** Separates this form's draft from others. */
  about: string;
  message: string;
  chosen?: CallSettings["chosen"];
  /** Called with true while the message is being sent or is waiting for a network. */
  onUnderWay?: (isUnderWay: boolean) => void;
};

/** The general contact form with a prepared message (docs/product/memory.md#sending-the-list). */
export function MessageForm({ settings, about, ...more }: Props) {
  return (
    <ContactForm
      {...settings}
      widget="listing-search"
      call={generalContact}
      id={about}
      keepsOtherDrafts
      head={null}
      button="Enviar"
      {...more}
      greeting=""
      mostrarContactos="nao"
      whatsapp={undefined}
      funcoes={undefined}
    />
  );
}
