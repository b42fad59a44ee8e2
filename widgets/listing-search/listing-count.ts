/** How many listings there are, as heading, button and screen reader say it. */

/** "1 imóvel", "24 imóveis", "1 234 imóveis" with U+00A0. */
export function formatListingCount(count: number): string {
  return count === 1 ? "1 imóvel" : `${number.format(count).replace(/\s/g, "\u00A0")} imóveis`;
}

const number = new Intl.NumberFormat("pt-PT", { useGrouping: true });
