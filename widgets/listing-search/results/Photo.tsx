/** A photo that may be missing or broken: then a drawn house stands for it (docs/product/cards.md#photos). */
import House from "lucide-react/icons/house";
import { useEffect, useRef, useState } from "react";
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
  /** The alternative text; the placeholder has words of its own. */
  description: string;
  /** Called when the photo has loaded or failed to. */
  onSettled?: (() => void) | undefined;
};

/** The photo, or the placeholder for one that is missing or failed to load. A script's download comes before any photo's. */
export function Photo({ photo, description, onSettled }: Props) {
  const [isBroken, setBroken] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // A photo that the server drew may have failed before React listened.
    const { complete, naturalWidth, currentSrc } = image.current ?? {};
    if (complete && naturalWidth === 0 && currentSrc) setBroken(true);
  }, []);
  if (!photo || isBroken) return <NoPhoto />;
  const { url, srcset } = photo;
  const widths = srcset ? { srcSet: srcset, sizes: SIZES } : {};
  function fail() {
    onSettled?.();
    setBroken(true);
  }
  return (
    <img
      ref={image}
      src={url}
      {...widths}
      alt={description}
      loading="lazy"
      decoding="async"
      fetchPriority="low"
      onLoad={onSettled}
      onError={fail}
    />
  );
}

function NoPhoto() {
  return (
    <span className="imo-photo-empty">
      <House className="imo-icon" />
      <span className="imo-hidden">Sem fotografia</span>
    </span>
  );
}
