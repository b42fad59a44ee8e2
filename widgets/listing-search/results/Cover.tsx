import type { Imovel } from "#api/imovel.ts";
import { listPhotos } from "#domain/listing/listing.ts";
import { Photo } from "./Photo.tsx";

type Props = {
  listing: Imovel;
  className: string;
};

/** A listing's first photo beside its title, in the list of favourites and in the comparison. */
export function Cover({ listing, className }: Props) {
  const [photo] = listPhotos(listing.fotos);
  return (
    <div className={`imo-cover ${className}`} aria-hidden="true">
      <Photo key={photo?.url} photo={photo} description="" />
    </div>
  );
}
