/** A candidate's application as its steps see it. */
import type { applicationFields } from "#api/recrutamento.ts";
import type { Values } from "#domain/fields/fields.ts";
import type { FormSession } from "#forms/use-form-session.ts";

/** What is said of a CV that would not be taken, in whatever step. */
export const WRONG_TYPE = "O CV tem de ser um ficheiro PDF, DOC ou DOCX.";

/** What stands in the fields. */
export type Application = Values<typeof applicationFields>;
/** What the first two steps get. */
export type ApplicationSession = FormSession<typeof applicationFields>;
