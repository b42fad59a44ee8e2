import type { LucideIcon } from "lucide-react";

type Props = { name: string; icon: LucideIcon; onClick: () => void; look?: string };

/** A button of the map that is only an icon. */
export function IconButton({ name, icon: Icon, onClick, look = "" }: Props) {
  return (
    <button
      type="button"
      className={`imo-button imo-button--secondary imo-button--icon ${look}`}
      aria-label={name}
      onClick={onClick}
    >
      <Icon className="imo-icon" />
    </button>
  );
}
