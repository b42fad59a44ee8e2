/**
 * The general contact form as a part of the listing (docs/product/memory.md#sending-the-list): same fields, same call, with
 * a message that is written already. Its code comes when it is wanted.
 */
import type { CallSettings } from "#api/client.ts";
import { generalContact } from "#api/contacto.ts";
import { ContactForm } from "#forms/ContactForm.tsx";
import type { FormSettings } from "#forms/form-settings.ts";

type Props = Omit<FormSettings, "funcoes"> & {
  /** What the form is for: its draft is kept apart from others. */
  about: string;
  /** What the message starts with. */
  message: string;
  /** The search or the listings that the message is about. */
  chosen?: CallSettings["chosen"];
  /** Hears whether it is being sent, or waits for a network. */
  onUnderWay?: (isUnderWay: boolean) => void;
};

/** The form, without a title: what it stands in has one. */
export function MessageForm({ about, message, ...settings }: Props) {
  return (
    <ContactForm
      {...settings}
      widget="listing-search"
      call={generalContact}
      id={about}
      keepsOtherDrafts
      head={null}
      button="Enviar"
      message={message}
      subject="Contacto pelo site"
      greeting=""
      mostrarContactos="nao"
      whatsapp={undefined}
      funcoes={undefined}
    />
  );
}
