/** The message that "Avise-me" sends to the agency (docs/product/memory.md#alerts). */

/**
 * Writes it.
 * @param filters the search's filters, each in words
 * @param url the search's page; `null` for one without a page
 */
export function toAlertMessage(filters: readonly string[], url: string | null): string {
  const search = filters.length > 0 ? "imóveis que correspondam a esta pesquisa:" : "novos imóveis.";
  return [
    `Olá, gostaria que me avisassem quando houver ${search}`,
    ...filters.map((filter) => `- ${filter}`),
    ...(url === null ? [] : [toReadableUrl(url)]),
    "Com os melhores cumprimentos.",
  ].join("\n");
}

/** The same URL with its letters as people write them: `localizacao=Válega`. Blanks and signs stay codes: they would end it. */
function toReadableUrl(url: string): string {
  return url.replace(/(%[89A-F][0-9A-F])+/gi, (codes) => {
    try {
      return decodeURIComponent(codes).replace(/[^\p{L}\p{M}\p{N}]/gu, encodeURIComponent);
    } catch {
      // Not UTF-8: a parameter of the page's own.
      return codes;
    }
  });
}
