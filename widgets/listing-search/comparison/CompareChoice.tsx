/** How listings are chosen in the view of favourites to be compared (docs/product/memory.md#comparing). */
import type { Imovel } from "#api/imovel.ts";
import { toListingKey } from "#domain/listing/listing-key.ts";

const FEWEST = 2;
const MOST = 4;

type BarProps = {
  /** How many are chosen. */
  count: number;
  /** The button was pressed. */
  onCompare: () => void;
};

/** The button that compares, and beside it why it can't yet, or why there is no fifth. */
export function CompareBar({ count, onCompare }: BarProps) {
  const hint =
    count < FEWEST ? "Escolha dois a quatro imóveis." : count === MOST ? "Já escolheu quatro, o máximo." : "";
  return (
    <div className="imo-kept__compare">
      <button type="button" className="imo-button imo-button--secondary" disabled={count < FEWEST} onClick={onCompare}>
        {count < FEWEST ? "Comparar" : `Comparar ${count} imóveis`}
      </button>
      <p role="status">{hint}</p>
    </div>
  );
}

type BoxProps = {
  /** The listing. */
  listing: Imovel;
  /** The keys of those that are chosen. */
  chosen: readonly (string | null)[];
  /** Gets the keys of those that are chosen then. */
  onChoose: (keys: readonly string[]) => void;
};

/** A listing's tick box. */
export function CompareBox({ listing, chosen, onChoose }: BoxProps) {
  const key = toListingKey(listing);
  const others = chosen.filter((one) => one !== null && one !== key) as string[];
  const isChosen = chosen.includes(key);
  return (
    <label className="imo-kept__choose">
      <input
        type="checkbox"
        checked={isChosen}
        disabled={!isChosen && chosen.length >= MOST}
        aria-label={`Comparar: ${listing.titulo || listing.tipoImovel || "Imóvel"}`}
        onChange={() => onChoose(isChosen || key === null ? others : [...others, key])}
      />
      <span aria-hidden="true">Comparar</span>
    </label>
  );
}
