/**
 * Features that a site may switch off in a widget (docs/contract.md#features); its page data lists
 * those that stay on.
 */

/** Labels for editors; only tools read them. */
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

export type Feature = keyof typeof featureLabels;

/** Whether a widget has a feature; without `funcoes` it has all of them. */
export function hasFeature(funcoes: readonly string[] | undefined, name: Feature): boolean {
  return funcoes?.includes(name) ?? true;
}
