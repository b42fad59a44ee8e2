/** What each key of mortgage-calculator is for, for whoever writes its tag; only tools read it, visitors never load it. */
import type { pageData } from "./page-data.ts";

/** A sentence for each key. */
export const texts: Record<keyof typeof pageData, string> = {
  tan: "The yearly rate to start with, in %: 3.5, not 0.035.",
  precoImovel: "The price to start with, in €.",
  anos: "The years to start with; may be a fraction.",
  creditoNome: "The credit intermediary, where the agency is one or works with one; printed under the result.",
  creditoRegisto: "Their number in the register of Banco de Portugal, printed beside the name.",
  funcoes: "What is switched on: simulacao; all when left out, nenhuma for none.",
};
