/** The page data that contact forms and wizards share (docs/contract.md#keys-of-forms). */
import { optional, safeUrl, text, withDefault } from "#runtime/readers.ts";

/** The privacy policy, and how else to reach the agency. */
export const formKeys = {
  privacidadeUrl: withDefault(safeUrl, "/privacidade"),
  telefone: optional(text),
  email: optional(text),
};
