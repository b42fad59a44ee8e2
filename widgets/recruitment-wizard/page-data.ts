/**
 * What a tag of recruitment-wizard takes (docs/contract.md#widgets-and-their-keys), what editors read about it, and
 * tags to try. It does nothing when imported.
 */
import { formKeys } from "#forms/page-data.ts";
import { CALL_AGENCY, type WidgetTexts } from "#runtime/describe.ts";

/** The keys that every form takes. */
export const pageData = formKeys;

/** What a menu calls it, and where its usual fallback leads. */
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
