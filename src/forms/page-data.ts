/** The page data that contact forms and wizards share (docs/contract.md#keys-of-forms). */
import { featureList, oneOf, optional, safeUrl, text, withDefault } from "#runtime/readers.ts";

/** The privacy policy, how else to reach the agency, and what may be switched off. */
export const formKeys = {
  privacidadeUrl: withDefault(safeUrl, "/privacidade"),
  telefone: optional(text),
  email: optional(text),
  funcoes: optional(featureList("reenvio", "rascunhos-visiveis")),
};

/** What the four contact forms take: besides, whether the ways to reach the agency stand beside the button. */
export const contactKeys = {
  ...formKeys,
  mostrarContactos: withDefault(oneOf(["sim", "nao"]), "nao"),
  whatsapp: optional(text),
};
