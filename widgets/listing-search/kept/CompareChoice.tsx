/** The choice of favourites to compare (docs/product/memory.md#comparing). */
import type { Imovel } from "#api/imovel.ts";
import { toListingKey } from "#domain/listing/listing-key.ts";

const FEWEST = 2;
const MOST = 4;

export const COMPARE_HINT = "Escolha dois a quatro imóveis.";

/** Returns the foot's main button, `null` below two ticked listings, and the note at the limit. */
export function toCompareTexts(count: number): { button: string | null; limit: string } {
  return {
    button: count < FEWEST ? null : `Comparar ${count} imóveis`,
    limit: count === MOST ? "No máximo quatro." : "",
  };
}

type BoxProps = {
  listing: Imovel;
  chosen: readonly (string | null)[];
  isLetGo?: boolean;
  onChoose: (keys: readonly string[]) => void;
};

/** A listing's tick box. */
export function CompareBox({ listing, chosen, isLetGo = false, onChoose }: BoxProps) {
  const key = toListingKey(listing);
  const others = chosen.filter((one) => one !== null && one !== key) as string[];
  const isChosen = chosen.includes(key);
  return (
    <label className="imo-kept__choose">
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isLetGo || (!isChosen && chosen.length >= MOST)}
        aria-label={`Comparar: ${listing.titulo || listing.tipoImovel || "Imóvel"}`}
        onChange={() => onChoose(isChosen || key === null ? others : [...others, key])}
      />
      <span aria-hidden="true">Comparar</span>
    </label>
  );
}
