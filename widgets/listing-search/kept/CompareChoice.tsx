/** How listings are chosen in the view of favourites to be compared (docs/product/memory.md#comparing). */
import type { Imovel } from "#api/imovel.ts";
import { toListingKey } from "#domain/listing/listing-key.ts";

const FEWEST = 2;
const MOST = 4;

/** Stands above the list. */
export const COMPARE_HINT = "Escolha dois a quatro imóveis.";

/**
 * How the foot goes along with the ticks: what its main button compares, `null` before there are two, and why there is no
 * fifth.
 * @param count how many are chosen
 */
export function toCompareTexts(count: number): { button: string | null; limit: string } {
  return {
    button: count < FEWEST ? null : `Comparar ${count} imóveis`,
    limit: count === MOST ? "No máximo quatro." : "",
  };
}

type BoxProps = {
  /** The listing. */
  listing: Imovel;
  /** The keys of those that are chosen. */
  chosen: readonly (string | null)[];
  /** It was let go and is no favourite for now. */
  isLetGo?: boolean;
  /** Gets the keys of those that are chosen then. */
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
