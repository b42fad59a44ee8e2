/** A candidate's application as its steps see it. */
import type { applicationFields } from "#api/recrutamento.ts";
import type { Values } from "#domain/fields/fields.ts";
import type { FormSession } from "#forms/use-form-session.ts";

/** The same in every step. */
export const WRONG_TYPE = "O CV tem de ser um ficheiro PDF, DOC ou DOCX.";

export type Application = Values<typeof applicationFields>;
export type ApplicationSession = FormSession<typeof applicationFields>;
