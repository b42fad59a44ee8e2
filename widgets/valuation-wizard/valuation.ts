/** An owner's request as its steps see it. */
import type { valuationFields } from "#api/agendamento.ts";
import type { FormSession } from "#forms/use-form-session.ts";

export type ValuationSession = FormSession<typeof valuationFields>;
