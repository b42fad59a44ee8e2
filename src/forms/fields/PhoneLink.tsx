/** The agency's telephone, where a form offers it: a link that calls the number. */
import Phone from "lucide-react/icons/phone";
import { cleanPhone } from "#domain/fields/contact-fields.ts";

type Props = {
  /** A phone number as the page writes it. */
  telefone: string;
};

/** A button-like link with the number for its text. */
export function PhoneLink({ telefone }: Props) {
  return (
    <a className="imo-button imo-button--secondary" href={`tel:${cleanPhone(telefone)}`}>
      <Phone className="imo-icon" />
      <span>{telefone}</span>
    </a>
  );
}
