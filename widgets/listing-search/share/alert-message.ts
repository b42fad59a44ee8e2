/** What "Avise-me" asks of the agency (docs/product/memory.md#alerts). */

/** @param filters what the search filters by, each in words; @param url where it is shown, `null` for one without a page */
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
      // Not UTF-8: somebody else's parameter.
      return codes;
    }
  });
}
