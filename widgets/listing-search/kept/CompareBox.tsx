import type { Imovel } from "#api/imovel.ts";
import { toListingKey } from "#domain/listing/listing-key.ts";

/** The most listings that fit beside each other. */
export const MOST_COMPARED = 4;

type BoxProps = {
  listing: Imovel;
  chosen: readonly (string | null)[];
  isLetGo: boolean;
  onChoose: (keys: readonly string[]) => void;
};

/** The tick box of a listing to compare (docs/product/memory.md#comparing). */
export function CompareBox({ listing, chosen, isLetGo, onChoose }: BoxProps) {
  const key = toListingKey(listing);
  const others = chosen.filter((one) => one !== null && one !== key) as string[];
  const isChosen = chosen.includes(key);
  return (
    <label className="imo-kept__choose">
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isLetGo || (!isChosen && chosen.length >= MOST_COMPARED)}
        aria-label={`Comparar: ${listing.titulo || listing.tipoImovel || "Imóvel"}`}
        onChange={() => onChoose(isChosen || key === null ? others : [...others, key])}
      />
      <span aria-hidden="true">Comparar</span>
    </label>
  );
}
