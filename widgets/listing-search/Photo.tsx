/** A photo that may be missing or broken: then a drawn house stands for it (docs/product/cards.md#photos). */
import { House } from "lucide-react";

type Props = {
  /** `undefined`: there is none. */
  url: string | undefined;
  /** It failed to load. */
  isBroken: boolean;
  /** The alternative text; the placeholder has words of its own. */
  description: string;
};

/** The photo, or what stands for one that is missing or failed to load. No photo takes the line from a script. */
export function Photo({ url, isBroken, description }: Props) {
  if (!url || isBroken) return <NoPhoto />;
  return <img src={url} alt={description} loading="lazy" decoding="async" fetchPriority="low" />;
}

function NoPhoto() {
  return (
    <span className="imo-photo-empty">
      <House className="imo-icon" />
      <span className="imo-hidden">Sem fotografia</span>
    </span>
  );
}
