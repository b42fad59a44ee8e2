/** A candidate's application as its steps see it. */
import type { applicationFields } from "#api/recrutamento.ts";
import type { Values } from "#domain/fields/fields.ts";
import type { FormSession } from "#forms/use-form-session.ts";

/** The errors for a refused CV, the same in every step. */
export const WRONG_TYPE = "O CV tem de ser um ficheiro PDF, DOC ou DOCX.";

/** The values of the fields. */
export type Application = Values<typeof applicationFields>;
/** The form session of the first two steps. */
export type ApplicationSession = FormSession<typeof applicationFields>;
