/**
 * The general contact form as a part of the listing (docs/product/memory.md#sending-the-list): same fields, same call, with
 * a prepared message. Its code loads on demand.
 */
import type { CallSettings } from "#api/call-settings.ts";
import { generalContact } from "#api/contacto.ts";
import { ContactForm } from "#forms/ContactForm.tsx";
import type { ListingSettings } from "../listing-context.tsx";

type Props = {
  settings: ListingSettings;
  /** The form's subject, which separates its draft from others. */
  about: string;
  /** The prepared message, with the search or the listings that it is about. */
  message: string;
  chosen?: CallSettings["chosen"];
  /** Called with true while the message is being sent or waits for a network. */
  onUnderWay?: (isUnderWay: boolean) => void;
};

/** The form, without a title, because its panel has one. */
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
