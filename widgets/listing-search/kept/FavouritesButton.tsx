/** The way to the view of favourites, in the results' head (docs/product/memory.md#view-of-favourites). */
type Props = {
  /** How many there are. */
  count: number;
  /** A pointer, a finger or the focus came to it. */
  onInterest: () => void;
  /** It was clicked. */
  onOpen: () => void;
};

/** A heart with the number of listings kept. */
export function FavouritesButton({ count, onInterest, onOpen }: Props) {
  return (
    <button
      type="button"
      className="imo-button imo-tool imo-tool--favoritos"
      aria-haspopup="dialog"
      aria-label={count === 0 ? "Favoritos" : `Favoritos: ${count}`}
      onPointerEnter={onInterest}
      onTouchStart={onInterest}
      onFocus={onInterest}
      onClick={onOpen}
    >
      <span>Favoritos</span>
      {count > 0 && <span className="imo-badge">{count}</span>}
    </button>
  );
}
