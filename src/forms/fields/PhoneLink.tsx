import Phone from "lucide-react/icons/phone";
import { cleanPhone } from "#domain/fields/contact-fields.ts";

type Props = {
  telefone: string;
};

/** The agency's telephone, as a link that calls it. */
export function PhoneLink({ telefone }: Props) {
  return (
    <a className="imo-button imo-button--secondary" href={`tel:${cleanPhone(telefone)}`}>
      <Phone className="imo-icon" />
      <span>{telefone}</span>
    </a>
  );
}
