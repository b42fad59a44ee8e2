/** The listing page by react-instantsearch and its own widgets: filters, order, cards, pages. */
import "instantsearch.css/themes/satellite-min.css";
import "../shared/card.css";
import "./site.css";
import { useMemo } from "react";
import {
  ClearRefinements,
  Configure,
  CurrentRefinements,
  Hits,
  InstantSearch,
  Pagination,
  RefinementList,
  SortBy,
  Stats,
} from "react-instantsearch";
import { Card } from "../shared/Card.tsx";
import { type Imovel, sortOrders } from "../shared/imoveis.ts";
import { mount, type PageData } from "../shared/mount.tsx";
import { createSearchClient, indexOf } from "./search-client.ts";

const orders = sortOrders.map(({ value, label }) => ({ value: indexOf(value), label }));

function Listing({ apiBase, localizacoes }: PageData) {
  const client = useMemo(() => createSearchClient(apiBase, localizacoes), [apiBase, localizacoes]);
  return (
    <InstantSearch
      searchClient={client}
      indexName={indexOf("rec")}
      routing
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <Configure hitsPerPage={12} />
      <div className="listing">
        <div>
          <h3>Objectivo</h3>
          <RefinementList attribute="objetivo" />
          <h3>Tipo Imóvel</h3>
          <RefinementList attribute="tipologia" />
          <h3>Localização</h3>
          <RefinementList attribute="localizacao" searchable searchablePlaceholder="Localização" />
          <ClearRefinements translations={{ resetButtonText: "Limpar" }} />
        </div>
        <div>
          <div className="results__head">
            <Stats translations={{ rootElementText: ({ nbHits }) => `${nbHits} imóveis` }} />
            <SortBy items={orders} />
          </div>
          <CurrentRefinements />
          <Hits hitComponent={Hit} />
          <Pagination />
        </div>
      </div>
    </InstantSearch>
  );
}

function Hit({ hit }: { hit: unknown }) {
  return <Card listing={hit as Imovel} />;
}

mount(Listing);
