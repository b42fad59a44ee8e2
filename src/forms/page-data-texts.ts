/** What the keys of forms are for, for whoever writes a tag; only tools read it. */
import type { contactKeys, formKeys } from "./page-data.ts";

/** A sentence for each key. */
export const formTexts: Record<keyof typeof formKeys, string> = {
  privacidadeUrl: "The privacy policy; it opens in a new tab.",
  telefone: "A phone number to offer when sending fails.",
  email: "An e-mail address to offer when sending fails.",
  funcoes: "What is switched on: reenvio, rascunhos-visiveis; all when left out, nenhuma for none.",
};

/** A sentence for each key of a contact form. */
export const contactTexts: Record<keyof typeof contactKeys, string> = {
  ...formTexts,
  mostrarContactos: "With sim the telephone and WhatsApp stand beside the button too.",
  whatsapp: "A mobile number for WhatsApp; without a country it is Portuguese.",
};
