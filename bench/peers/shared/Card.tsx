/** A listing in the grid, with a photo that two buttons change; both peers show the same one. */
import { useState } from "react";
import { formatAddress, formatPrice, type Listing, listFacts } from "./listing.ts";

export function Card({ listing }: { listing: Listing }) {
  return (
    <article className="card">
      <Photos listing={listing} />
      <div className="card__body">
        <div className="card__top">
          <p className="card__price">{formatPrice(listing.preco)}</p>
          <p className="card__type">{listing.tipoImovel}</p>
        </div>
        <h3 className="card__title">
          <a href={`/${listing.link}`}>{listing.titulo}</a>
        </h3>
        <p className="card__address">{formatAddress(listing)}</p>
        <ul className="card__facts">
          {listFacts(listing).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </article>
  );
}

function Photos({ listing: { fotos, titulo, link, tipoNegocio } }: { listing: Listing }) {
  const [current, setCurrent] = useState(0);
  const photos = [fotos.capa, ...fotos.fotos.slice(0, 5)];
  const step = (by: number) => setCurrent((current + by + photos.length) % photos.length);
  return (
    <div className="card__photos">
      <span className="card__tag">{tipoNegocio}</span>
      <a href={`/${link}`}>
        <img src={photos[current]} alt={titulo} loading="lazy" width={480} height={320} />
      </a>
      <button type="button" className="card__step" aria-label="Fotografia anterior" onClick={() => step(-1)}>
        ‹
      </button>
      <button
        type="button"
        className="card__step card__step--next"
        aria-label="Fotografia seguinte"
        onClick={() => step(1)}
      >
        ›
      </button>
    </div>
  );
}
