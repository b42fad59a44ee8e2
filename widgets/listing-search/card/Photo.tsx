/** A photo, replaced by a drawn house if it is missing or broken (docs/product/cards.md#photos). */
import House from "lucide-react/icons/house";
import { useEffect, useRef, useState } from "react";
import type { Imovel } from "#api/imovel.ts";
import { listPhotos, type ShownPhoto } from "#domain/listing/listing.ts";
import "./photo.css";

/**
 * Browsers that support `auto` take the photo's layout width; for others the window's width is the
 * upper limit.
 */
const SIZES = "auto, (min-width: 960px) 33vw, (min-width: 560px) 50vw, 100vw";

type Props = {
  photo: ShownPhoto | undefined;
  description: string;
};

/**
 * Loads with a low priority, after the scripts; shows the placeholder if the photo is missing or
 * broken.
 */
export function Photo({ photo, description }: Props) {
  const [isBroken, setBroken] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // A photo that the server drew may have failed before React was listening.
    const { complete, naturalWidth, currentSrc } = image.current ?? {};
    if (complete && naturalWidth === 0 && currentSrc) setBroken(true);
  }, []);
  if (!photo || isBroken) {
    return (
      <span className="imo-photo-empty">
        <House className="imo-icon imo-icon--large" />
        <span className="imo-hidden">Sem fotografia</span>
      </span>
    );
  }
  const { url, srcset } = photo;
  const widths = srcset ? { srcSet: srcset, sizes: SIZES } : {};
  return (
    <img
      ref={image}
      src={url}
      {...widths}
      alt={description}
      loading="lazy"
      decoding="async"
      fetchPriority="low"
      onError={() => setBroken(true)}
    />
  );
}

/** A listing's first photo, shown next to its title among the favourites and in the comparison. */
export function Cover({ listing, className }: { listing: Imovel; className: string }) {
  const [photo] = listPhotos(listing.fotos);
  return (
    <div className={`imo-cover ${className}`} aria-hidden="true">
      <Photo key={photo?.url} photo={photo} description="" />
    </div>
  );
}
