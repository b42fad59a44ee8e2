/** Agency contact: "Contactar", a message to one of the agencies (SPEC §2). */
import { defineWidget } from "#runtime/define-widget.ts";
import { id, optional, required, safeUrl, text, withDefault } from "#runtime/readers.ts";
import { AgencyContact } from "./AgencyContact.tsx";

export default defineWidget({
  name: "agency-contact",
  pageData: {
    agencia: required(id, "The agency's identifier; sent with the message."),
    privacidadeUrl: withDefault(safeUrl, "/privacidade", "The privacy policy; it opens in a new tab."),
    telefone: optional(text, "A phone number to offer when sending fails."),
    email: optional(text, "An e-mail address to offer when sending fails."),
  },
  component: AgencyContact,
});
