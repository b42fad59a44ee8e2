type Props = {
  count: number;
  onInterest: () => void;
  onOpen: () => void;
};

/** The button of the view of favourites, in the results' head (docs/product/memory.md#view-of-favourites). */
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
