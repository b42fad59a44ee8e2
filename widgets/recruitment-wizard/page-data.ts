/**
 * The page data of recruitment-wizard (docs/contract.md#widgets-and-their-keys), the editors' texts about them, and example
 * tags. Importing this file has no effect.
 */
import { formKeys } from "#forms/page-data.ts";
import { CALL_AGENCY, type WidgetTexts } from "#runtime/describe.ts";

/** The keys that every form takes. */
export const pageData = formKeys;

/** The widget's name in the editors' menus, and the link of its usual fallback. */
export const editorTexts: WidgetTexts = {
  title: "Candidatura",
  about: "Uma candidatura com currículo, em três passos.",
  fallback: CALL_AGENCY,
};

/** Its tags by name: the gallery, axe, the pictures and the keyboard sweep loop over them. */
export const examples = [
  { name: "simples", data: {} },
  { name: "com formas de contacto", data: { telefone: "256 000 000", email: "ovar@exemplo.pt" } },
];
