/** What "Avise-me" asks of the agency (docs/product/memory.md#alerts). */

/** @param filters what the search filters by, each in words; @param url where it is shown, `null` for one without a page */
export function toAlertMessage(filters: readonly string[], url: string | null): string {
  const search = filters.length > 0 ? "imóveis que correspondam a esta pesquisa:" : "novos imóveis.";
  return [
    `Olá, gostaria que me avisassem quando houver ${search}`,
    ...filters.map((filter) => `- ${filter}`),
    ...(url === null ? [] : [url]),
    "Com os melhores cumprimentos.",
  ].join("\n");
}
