/** A photo that may be missing or broken: then a drawn house stands for it (docs/product/cards.md#photos). */
import House from "lucide-react/icons/house";
import type { ShownPhoto } from "#domain/listing/listing.ts";
import "./photo.css";

/**
 * How wide a card's photo is. Browsers that know `auto` take its own width, which follows the widget's; others, at most what
 * the columns of a widget as wide as the window are.
 */
const SIZES = "auto, (min-width: 960px) 33vw, (min-width: 560px) 50vw, 100vw";

type Props = {
  /** `undefined`: there is none. */
  photo: ShownPhoto | undefined;
  /** It failed to load. */
  isBroken: boolean;
  /** The alternative text; the placeholder has words of its own. */
  description: string;
};

/** The photo, or what stands for one that is missing or failed to load. No photo takes the line from a script. */
export function Photo({ photo, isBroken, description }: Props) {
  if (!photo || isBroken) return <NoPhoto />;
  const { url, srcset } = photo;
  const widths = srcset ? { srcSet: srcset, sizes: SIZES } : {};
  return <img src={url} {...widths} alt={description} loading="lazy" decoding="async" fetchPriority="low" />;
}

function NoPhoto() {
  return (
    <span className="imo-photo-empty">
      <House className="imo-icon" />
      <span className="imo-hidden">Sem fotografia</span>
    </span>
  );
}
