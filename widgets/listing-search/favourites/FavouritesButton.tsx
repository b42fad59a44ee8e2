/** The way to the view of favourites, in the results' head (docs/product/memory.md#view-of-favourites). */
type Props = {
  /** How many there are. */
  count: number;
  /** A pointer, a finger or the focus came to it. */
  onInterest: () => void;
  /** It was clicked. */
  onOpen: () => void;
};

/** A heart with the number of listings kept; wide pages have its word beside it. */
export function FavouritesButton({ count, onInterest, onOpen }: Props) {
  return (
    <button
      type="button"
      className="imo-button imo-button--secondary imo-favourites"
      aria-haspopup="dialog"
      aria-label={count === 0 ? "Favoritos" : `Favoritos: ${count}`}
      onPointerEnter={onInterest}
      onTouchStart={onInterest}
      onFocus={onInterest}
      onClick={onOpen}
    >
      <span className="imo-favourites__word">Favoritos</span>
      {count > 0 && <span className="imo-badge">{count}</span>}
    </button>
  );
}
