import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import { cleanPhone, findPhone } from "#domain/fields/contact-fields.ts";
import { encodeText } from "./sending/mail-link.ts";

type Props = {
  telefone: string | undefined;
  /** A number without a country code is Portuguese. */
  whatsapp: string | undefined;
  text: string;
};

/**
 * Phone and WhatsApp links beside a form's button (docs/product/contact-forms.md#direct-contact).
 */
export function ContactWays({ telefone, whatsapp, text }: Props) {
  const number = toWhatsappNumber(whatsapp ?? "");
  if (!telefone && !number) return null;
  return (
    <div className="imo-ways">
      {telefone && <PhoneLink telefone={telefone} />}
      {number && (
        <a
          className="imo-button imo-button--secondary"
          href={`https://wa.me/${number}?text=${encodeText(text)}`}
          target="_blank"
          rel="noopener"
        >
          <MessageCircle className="imo-icon" />
          <span>WhatsApp</span>
          <span className="imo-hidden"> (abre num novo separador)</span>
        </a>
      )}
    </div>
  );
}

/**
 * Shows the agency's phone text as the page has it, as a link that calls its first number
 * (docs/product/contact-forms.md#direct-contact).
 */
export function PhoneLink({ telefone }: { telefone: string }) {
  return (
    <a
      className="imo-button imo-button--secondary"
      href={`tel:${findPhone(telefone) || cleanPhone(telefone)}`}
    >
      <Phone className="imo-icon" />
      <span>{telefone}</span>
    </a>
  );
}

/**
 * Returns the digits that wa.me expects, starting with the country code; `""` if the text isn't a
 * number.
 */
export function toWhatsappNumber(text: string): string {
  const digits = findPhone(text).replace(/^(?:\+|00)/, "");
  if (!/^[0-9]{6,15}$/.test(digits)) return "";
  return digits.length === 9 ? `351${digits}` : digits;
}
