/** Property contact: "Contacto", a question about one home (SPEC §2). */
import { defineWidget } from "#runtime/define-widget.ts";
import { id, optional, required, safeUrl, text, withDefault } from "#runtime/readers.ts";
import { PropertyContact } from "./PropertyContact.tsx";

export default defineWidget({
  name: "property-contact",
  pageData: {
    idRef: required(id, "The home's reference; sent with the message."),
    mensagem: optional(text, "What the message starts with."),
    privacidadeUrl: withDefault(safeUrl, "/privacidade", "The privacy policy; it opens in a new tab."),
    telefone: optional(text, "A phone number to offer when sending fails."),
    email: optional(text, "An e-mail address to offer when sending fails."),
  },
  component: PropertyContact,
});
