/** A photo that may be missing or broken: then a drawn house stands for it (docs/product/cards.md#photos). */
import { House } from "lucide-react";
import { useState } from "react";

type Props = {
  /** `undefined`: there is none. */
  url: string | undefined;
  /** The alternative text; the placeholder has words of its own. */
  description: string;
};

/** The photo, or what stands for one that is missing or fails to load; another URL is tried anew. */
export function Photo({ url, description }: Props) {
  const [broken, setBroken] = useState<string>();
  if (!url || broken === url) return <NoPhoto />;
  return <img src={url} alt={description} loading="lazy" decoding="async" onError={() => setBroken(url)} />;
}

function NoPhoto() {
  return (
    <span className="imo-photo-empty">
      <House className="imo-icon" />
      <span className="imo-hidden">Sem fotografia</span>
    </span>
  );
}
