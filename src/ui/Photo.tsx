/** A photo that may be missing or broken: then a drawn house stands for it (DECISIONS 20). */
import { House } from "lucide-react";
import { type ReactNode, useState } from "react";

type Props = {
  /** `undefined`: there is none. */
  address: string | undefined;
  description: string;
  /** `eager` for what a visitor sees first. */
  loading?: "eager" | "lazy";
  /** What stands for it, when not the house. */
  instead?: ReactNode;
};

export function Photo({ address, description, loading = "lazy", instead = <NoPhoto /> }: Props) {
  const [broken, setBroken] = useState<string>();
  if (!address || broken === address) return instead;
  return <img src={address} alt={description} loading={loading} decoding="async" onError={() => setBroken(address)} />;
}

function NoPhoto() {
  return (
    <span className="imo-photo-empty">
      <House className="imo-icon" />
      <span className="imo-hidden">Sem fotografia</span>
    </span>
  );
}
