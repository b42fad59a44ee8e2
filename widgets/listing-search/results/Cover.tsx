/** A listing's first photo beside words that say the same: in the list of favourites and in the comparison. */
import { useState } from "react";
import type { Imovel } from "#api/imovel.ts";
import { listPhotos } from "#domain/listing/listing.ts";
import { Photo } from "./Photo.tsx";

type Props = {
  /** Whose photo. */
  listing: Imovel;
  /** For its size and place. */
  className: string;
};

/** The photo, or the drawn house; nothing for a screen reader. */
export function Cover({ listing, className }: Props) {
  const [isBroken, setBroken] = useState(false);
  return (
    <div className={`imo-cover ${className}`} aria-hidden="true" onErrorCapture={() => setBroken(true)}>
      <Photo photo={listPhotos(listing.fotos)[0]} isBroken={isBroken} description="" />
    </div>
  );
}
