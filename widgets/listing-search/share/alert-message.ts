/** The message that "Avise-me" sends to the agency (docs/product/memory.md#alerts). */

/** Writes the message; `url` is `null` for a search without one. */
export function toAlertMessage(filters: readonly string[], url: string | null): string {
  const search =
    filters.length > 0 ? "imóveis que correspondam a esta pesquisa:" : "novos imóveis.";
  return [
    `Olá, gostaria que me avisassem quando houver ${search}`,
    ...filters.map((filter) => `- ${filter}`),
    ...(url === null ? [] : [toReadableUrl(url)]),
    "Com os melhores cumprimentos.",
  ].join("\n");
}

/**
 * Decodes letters, as in `localizacao=Válega`. Spaces and punctuation stay encoded, because they
 * would end the link.
 */
function toReadableUrl(url: string): string {
  return url.replace(/(%[89A-F][0-9A-F])+/gi, (codes) => {
    try {
      return decodeURIComponent(codes).replace(/[^\p{L}\p{M}\p{N}]/gu, encodeURIComponent);
    } catch {
      // These codes aren't UTF-8, so they must belong to one of the page's own parameters.
      return codes;
    }
  });
}
