/** What an owner fills in, and when each field is valid (SPEC §5 Valuation). The objective gates nothing (DECISIONS 30). */
import * as v from "valibot";
import { wizardEmailProblem, wizardPhoneProblem } from "#domain/contact-fields.ts";
import { filled, free, judged } from "#forms/form-fields.ts";

/** Every answer is a text; one that was not given is empty. */
export type Valuation = Record<
  | "objetivo"
  | "tipoImovel"
  | "tipologia"
  | "loca"
  | "areaTerreno"
  | "areaPriv"
  | "cert"
  | "estadoCon"
  | "nome"
  | "tel"
  | "email"
  | "outros",
  string
>;

export const valuation: v.GenericSchema<Valuation> = v.object({
  objetivo: free,
  tipoImovel: filled,
  tipologia: free,
  loca: filled,
  areaTerreno: free,
  areaPriv: free,
  cert: free,
  estadoCon: free,
  nome: filled,
  tel: judged(wizardPhoneProblem),
  email: judged(wizardEmailProblem),
  outros: free,
});

export const emptyValuation: Valuation = {
  objetivo: "",
  tipoImovel: "",
  tipologia: "",
  loca: "",
  areaTerreno: "",
  areaPriv: "",
  cert: "",
  estadoCon: "",
  nome: "",
  tel: "",
  email: "",
  outros: "",
};
