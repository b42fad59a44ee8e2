/**
 * The listing page built from react-instantsearch's own widgets: filters, sort order, cards and
 * pages.
 */
import "instantsearch.css/themes/satellite-min.css";
import "./listing.css";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import * as ais from "react-instantsearch";
import type { Imovel } from "../../src/api/imovel.ts";
import { searchClient } from "./search-client.ts";

const orders = [
  { value: "desc", label: "Preço: Descendente" },
  { value: "asc", label: "Preço: Ascendente" },
  { value: "rec", label: "Mais Recentes" },
];
const euros = new Intl.NumberFormat("pt-PT", { style: "currency", currency: "EUR" });

function Listing() {
  useEffect(() => void performance.mark("bench:ready"), []);
  return (
    <ais.InstantSearch searchClient={searchClient} indexName="rec" routing>
      <ais.Configure hitsPerPage={12} />
      <div className="listing">
        <div>
          <h3>Objectivo</h3>
          <ais.RefinementList attribute="objetivo" />
          <h3>Tipo Imóvel</h3>
          <ais.RefinementList attribute="tipologia" />
          <h3>Localização</h3>
          <ais.RefinementList attribute="localizacao" searchable />
          <ais.ClearRefinements />
        </div>
        <div>
          <ais.Stats />
          <ais.SortBy items={orders} />
          <ais.CurrentRefinements />
          <ais.Hits hitComponent={Card} />
          <ais.Pagination />
        </div>
      </div>
    </ais.InstantSearch>
  );
}

/** A listing's card with two buttons that switch its photo. */
function Card({ hit }: { hit: unknown }) {
  const listing = hit as Imovel;
  const [current, setCurrent] = useState(0);
  const photos = [listing.fotos?.capa, ...(listing.fotos?.fotos ?? [])] as string[];
  const step = (by: number) => setCurrent((current + by + photos.length) % photos.length);
  return (
    <article>
      <a href={listing.link}>
        <img src={photos[current]} alt={listing.titulo} loading="lazy" width={480} height={320} />
      </a>
      <button type="button" aria-label="Fotografia anterior" onClick={() => step(-1)}>
        ‹
      </button>
      <button type="button" aria-label="Fotografia seguinte" onClick={() => step(1)}>
        ›
      </button>
      <p>{listing.tipoNegocio}</p>
      <p>{listing.preco ? euros.format(listing.preco) : "Sob Consulta"}</p>
      <p>{listing.tipoImovel}</p>
      <h3 className="card__title">
        <a href={listing.link}>{listing.titulo}</a>
      </h3>
      <p>{listing.conselho}</p>
      <ul>
        {listing.numQuartos && <li>{listing.numQuartos} quartos</li>}
        {listing.numWCs && <li>{listing.numWCs} WC</li>}
        {listing.areaPrivada && <li>{listing.areaPrivada} m²</li>}
      </ul>
    </article>
  );
}

const host = document.querySelector("[data-bench]");
if (host) createRoot(host).render(<Listing />);
