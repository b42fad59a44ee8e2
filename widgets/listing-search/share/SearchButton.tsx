/** The way to what can be done with a search (docs/product/memory.md#this-search), in the results' head. */
import type { SearchFeatures } from "../search-features.ts";

type Props = {
  /** What the page has switched on; with nothing of it there is no button. */
  features: SearchFeatures;
  /** A pointer, a finger or the focus came to it. */
  onInterest: () => void;
  /** It was clicked. */
  onOpen: () => void;
};

/** A bell, or what stands for the last searches where alerts are off. */
export function SearchButton({ features, onInterest, onOpen }: Props) {
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
