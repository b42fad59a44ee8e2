/**
 * Features that a site may switch off in a widget (docs/contract.md#features). Page data name those that stay on; without
 * them all do.
 */

/** The features by the names that page data use, with what an editor ticks; only tools read the labels. */
export const featureLabels = {
  alternativas: "Alternativas quando não há resultados",
  avisos: "«Avise-me» quando houver novos imóveis",
  comparar: "Comparar imóveis lado a lado",
  favoritos: "Favoritos: um coração em cada cartão",
  partilhar: "Partilhar a pesquisa ou a simulação",
  pesquisas: "Últimas pesquisas do visitante",
  vistos: "Vistos: os imóveis já abertos ficam marcados",
  reenvio: "Reenvio quando a ligação volta",
  "rascunhos-visiveis": "Aviso de que há um rascunho guardado",
  simulacao: "Simulação em pormenor",
};

/** The name of a feature. */
export type Feature = keyof typeof featureLabels;

/** Tells whether a widget has this, by what its page data say in `funcoes`; `undefined` when they say nothing. */
export function hasFeature(funcoes: readonly string[] | undefined, name: Feature): boolean {
  return funcoes?.includes(name) ?? true;
}
