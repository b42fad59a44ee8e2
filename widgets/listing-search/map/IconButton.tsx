import type Icon from "lucide-react/icons/x";

type Props = { name: string; icon: typeof Icon; onClick: () => void; look?: string };

/** A button of the map that shows only an icon; `name` is its accessible name. */
export function IconButton({ name, icon: Shown, onClick, look = "" }: Props) {
  return (
    <button
      type="button"
      className={`imo-button imo-button--secondary imo-button--icon ${look}`}
      aria-label={name}
      onClick={onClick}
    >
      <Shown className="imo-icon" />
    </button>
  );
}
