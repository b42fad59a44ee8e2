/**
 * What a site may switch off in a widget (docs/contract.md#features). Page data name what stays on; without them all of it
 * is.
 */

/** What there is to switch off, by the names that page data use. */
export type Feature =
  | "alternativas"
  | "avisos"
  | "comparar"
  | "favoritos"
  | "partilhar"
  | "pesquisas"
  | "vistos"
  | "reenvio"
  | "rascunhos-visiveis"
  | "simulacao";

/** Whether a widget has this, by what its page data say in `funcoes`; `undefined` when they say nothing. */
export function hasFeature(funcoes: readonly string[] | undefined, name: Feature): boolean {
  return funcoes?.includes(name) ?? true;
}
