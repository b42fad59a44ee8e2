/** A listing in the grid, with a photo that two buttons change; both peers show the same one. */
import { useState } from "react";
import type { Imovel } from "./imoveis.ts";

const euros = new Intl.NumberFormat("pt-PT", {
  style: "currency",
  currency: "EUR",
  maximumFractionDigits: 0,
  useGrouping: true,
});
const number = new Intl.NumberFormat("pt-PT");

export function Card({ listing }: { listing: Imovel }) {
  const { titulo, tipoImovel, conselho, freguesia, preco, link } = listing;
  const place = [conselho, freguesia].filter(Boolean).join(", ");
  return (
    <article className="card">
      <Photos listing={listing} />
      <div className="card__body">
        <div className="card__top">
          <p className="card__price">{preco ? euros.format(preco) : "Sob Consulta"}</p>
          <p className="card__type">{tipoImovel}</p>
        </div>
        <h3 className="card__title">
          <a href={link}>{titulo}</a>
        </h3>
        <p className="card__address">{place.length > 30 ? `${place.slice(0, 30)}...` : place}</p>
        <ul className="card__facts">
          {listFacts(listing).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </article>
  );
}

/** Returns the facts that the listing has, in words. */
function listFacts({ numQuartos, numWCs, areaPrivada, garagem }: Imovel): string[] {
  return [
    numQuartos ? `${numQuartos} ${numQuartos === 1 ? "quarto" : "quartos"}` : "",
    numWCs ? `${numWCs} WC` : "",
    areaPrivada ? `${number.format(areaPrivada)} m²` : "",
    garagem ? `${garagem} ${garagem === 1 ? "lugar" : "lugares"}` : "",
  ].filter(Boolean);
}

function Photos({ listing: { fotos, titulo, link, tipoNegocio } }: { listing: Imovel }) {
  const [current, setCurrent] = useState(0);
  const photos = fotos ? [fotos.capa, ...fotos.fotos.slice(0, 5)] : [""];
  const step = (by: number) => setCurrent((current + by + photos.length) % photos.length);
  return (
    <div className="card__photos">
      <span className="card__tag">{tipoNegocio}</span>
      <a href={link}>
        {photos[current] && (
          <img src={photos[current]} alt={titulo} loading="lazy" width={480} height={320} />
        )}
      </a>
      <button
        type="button"
        className="card__step"
        aria-label="Fotografia anterior"
        onClick={() => step(-1)}
      >
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
