/** Opens the panel of the search (docs/product/memory.md#this-search), from the results' head. */
import { useListing } from "../listing-context.tsx";

type Props = {
  onInterest: () => void;
  onOpen: () => void;
};

/** A bell, or the icon of the last searches without alerts; nothing without both. */
export function SearchButton({ onInterest, onOpen }: Props) {
  const { features } = useListing();
  const offers = [
    features.hasAlerts && (["avisos", "Avise-me"] as const),
    features.hasMemory && (["pesquisas", "Últimas pesquisas"] as const),
  ].filter((offer) => offer !== false);
  const [first] = offers;
  if (!first) return null;
  return (
    <button
      type="button"
      className={`imo-button imo-tool imo-tool--${first[0]}`}
      aria-haspopup="dialog"
      aria-label={offers.map(([, word]) => word).join(", ")}
      onPointerEnter={onInterest}
      onTouchStart={onInterest}
      onFocus={onInterest}
      onClick={onOpen}
    >
      <span>{first[1]}</span>
    </button>
  );
}
