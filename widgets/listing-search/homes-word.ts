/** "1 imóvel", "24 imóveis", "1 234 imóveis". */
export function homesWord(count: number): string {
  return count === 1 ? "1 imóvel" : `${number.format(count).replace(/\s/g, "\u00A0")} imóveis`;
}

const number = new Intl.NumberFormat("pt-PT", { useGrouping: true });
