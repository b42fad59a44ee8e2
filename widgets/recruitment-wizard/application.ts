/** What a candidate fills in, and when each field is valid (SPEC §5 Recruitment, DECISIONS 23, 28). */
import * as v from "valibot";
import { wizardEmailProblem, wizardPhoneProblem } from "#domain/contact-fields.ts";
import { filled, free, judged } from "#forms/form-fields.ts";

export type Application = {
  funcao: string;
  agencia: string;
  nome: string;
  loca: string;
  tel: string;
  email: string;
  /** Of any type: a wrong one is warned of at once and refused only when sending (DECISIONS 28). */
  cv: File | null;
  mensagem: string;
};

export const application: v.GenericSchema<Application> = v.object({
  funcao: filled,
  agencia: filled,
  nome: filled,
  loca: filled,
  tel: judged(wizardPhoneProblem),
  email: judged(wizardEmailProblem),
  cv: v.pipe(
    v.nullable(v.file()),
    v.check((file) => file !== null),
  ),
  mensagem: free,
});

export const emptyApplication: Application = {
  funcao: "",
  agencia: "",
  nome: "",
  loca: "",
  tel: "",
  email: "",
  cv: null,
  mensagem: "",
};
