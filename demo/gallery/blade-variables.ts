/**
 * The Blade component as a page of a Laravel site has it: with the site's own variables where each page has another value.
 * The names are those of laravel/README.md; a site calls its own by theirs.
 */
import type { PageDataValues } from "../../editors/core/page-data-texts.ts";
import { PhpCode } from "./php-literal.ts";

const VARIABLES: Record<string, Record<string, string>> = {
  "listing-search": { resultados: "$imoveis" },
  "mortgage-calculator": { precoImovel: "$imovel->preco" },
  "property-contact": { idRef: "$imovel->id_ref" },
  "agent-contact": { comercial: "$agente->id", nomeComercial: "$agente->name" },
  "agency-contact": { agencia: "$loja->codigo" },
  "team-cards": { colaboradores: "$equipa" },
};

/** The form's values with variables in place of what a page knows; `null` for a widget that is the same on every page. */
export function withVariables(widget: string, values: PageDataValues): PageDataValues | null {
  const variables = VARIABLES[widget];
  if (!variables) return null;
  const code = Object.entries(variables).map(([key, variable]) => [key, new PhpCode(variable)]);
  return { ...values, ...Object.fromEntries(code) };
}
