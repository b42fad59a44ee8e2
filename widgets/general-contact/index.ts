/** General contact: "Entrar em contacto", a message to the agency as a whole (SPEC §2). */
import { defineWidget } from "#runtime/define-widget.ts";
import { optional, safeUrl, text, withDefault } from "#runtime/readers.ts";
import { GeneralContact } from "./GeneralContact.tsx";

export default defineWidget({
  name: "general-contact",
  pageData: {
    mensagem: optional(text, "What the message starts with."),
    privacidadeUrl: withDefault(safeUrl, "/privacidade", "The privacy policy; it opens in a new tab."),
    telefone: optional(text, "A phone number to offer when sending fails."),
    email: optional(text, "An e-mail address to offer when sending fails."),
  },
  component: GeneralContact,
});
