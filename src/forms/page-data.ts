import { sharedTexts } from "#runtime/describe.ts";
import { featureList, oneOf, optional, safeUrl, text, withDefault } from "#runtime/readers.ts";

/** The page data of contact forms and wizards (docs/contract.md#widgets-and-their-keys). */
export const formKeys = {
  privacidadeUrl: withDefault(safeUrl, "/privacidade", sharedTexts.privacidadeUrl),
  telefone: optional(text, sharedTexts.telefone),
  email: optional(text, sharedTexts.email),
  funcoes: optional(featureList("reenvio", "rascunhos-visiveis"), {
    ...sharedTexts.funcoes,
    about:
      "The features that are switched on: reenvio, rascunhos-visiveis; all when left out, nenhuma for none.",
  }),
};

/** The page data of the four contact forms. */
export const contactKeys = {
  ...formKeys,
  mostrarContactos: withDefault(oneOf(["sim", "nao"]), "nao", {
    about: "With sim, the telephone and WhatsApp are also shown beside the button.",
    label: "Contactos junto do botão",
    help: "Com sim, o telefone e o WhatsApp aparecem também lá.",
    see: "docs/product/contact-forms.md#direct-contact",
    words: { sim: "Sim", nao: "Não" },
  }),
  whatsapp: optional(text, {
    about: "A mobile number for WhatsApp; without a country code it is Portuguese.",
    label: "WhatsApp",
    help: "Número de telemóvel; sem indicativo, é português.",
  }),
};
