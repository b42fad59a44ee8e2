/**
 * The general contact form as a part of the listing (docs/product/memory.md#sending-the-list): same fields, same call, with
 * a message that is written already. Its code comes when it is wanted.
 */
import type { CallSettings } from "#api/call-settings.ts";
import { generalContact } from "#api/contacto.ts";
import { ContactForm } from "#forms/ContactForm.tsx";
import type { ListingSettings } from "../listing-context.tsx";

type Props = {
  settings: ListingSettings;
  /** The form's subject: its draft is kept apart from others. */
  about: string;
  /** The start of the message, and the search or the listings that it is about. */
  message: string;
  chosen?: CallSettings["chosen"];
  /** Told whether the message is being sent, or waits for a network. */
  onUnderWay?: (isUnderWay: boolean) => void;
};

/** The form, without a title: the part that it stands in has one. */
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
      subject="Contacto pelo site"
      greeting=""
      mostrarContactos="nao"
      whatsapp={undefined}
      funcoes={undefined}
    />
  );
}
