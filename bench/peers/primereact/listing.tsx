/** The listing page by PrimeReact: filters, side panel, order, cards with skeletons while they load, pages. */
import "primereact/resources/themes/lara-light-blue/theme.css";
import "./site.css";
import "../shared/card.css";
import { addLocale, locale } from "primereact/api";
import { Button } from "primereact/button";
import { DataView as ListView } from "primereact/dataview";
import { Dropdown } from "primereact/dropdown";
import { FilterIcon } from "primereact/icons/filter";
import { Paginator } from "primereact/paginator";
import { Skeleton } from "primereact/skeleton";
import { useEffect, useState } from "react";
import { Card } from "../shared/Card.tsx";
import {
  type Criteria,
  type Found,
  type Imovel,
  noCriteria,
  searchListings,
  sortOrders,
} from "../shared/imoveis.ts";
import { mount, type PageData } from "../shared/mount.tsx";
import { AdvancedPanel, MainFilters } from "./filters.tsx";

addLocale("pt", {
  accept: "Sim",
  reject: "Não",
  choose: "Escolher",
  emptyMessage: "Nenhum resultado",
  emptyFilterMessage: "Nenhum resultado",
  firstDayOfWeek: 1,
});
locale("pt");

const PER_PAGE = 12;

function Listing({ apiBase, localizacoes }: PageData) {
  const [criteria, setCriteria] = useState<Criteria>(noCriteria);
  const [isOpen, setOpen] = useState(false);
  const [found, setFound] = useState<Found | null>(null);
  const [isLoading, setLoading] = useState(true);
  // The listings before stay until the next answer is there.
  useEffect(() => {
    const abort = new AbortController();
    setLoading(true);
    searchListings(criteria, apiBase, abort.signal)
      .then((next) => {
        setFound(next);
        setLoading(false);
        scrollTo({ top: 0, behavior: "smooth" });
      })
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        setLoading(false);
        console.error(error);
      });
    return () => abort.abort();
  }, [criteria, apiBase]);
  const filter = (change: Partial<Criteria>) => setCriteria({ ...criteria, page: 1, ...change });
  const fields = { criteria, places: localizacoes, onFilter: filter };
  function clear() {
    setOpen(false);
    setCriteria(noCriteria);
  }
  return (
    <>
      <div className="bar">
        <MainFilters prefix="bar" {...fields} />
        <Button
          label="Pesquisa Avançada"
          icon={<FilterIcon />}
          outlined
          onClick={() => setOpen(true)}
        />
      </div>
      <AdvancedPanel
        {...fields}
        total={found?.total ?? 0}
        isOpen={isOpen}
        onClear={clear}
        onClose={() => setOpen(false)}
      />
      <div className="results__head">
        <h2>{found ? `${found.total} imóveis` : <Skeleton width="8rem" />}</h2>
        <Dropdown
          aria-label="Ordenar"
          options={sortOrders}
          value={criteria.ordem}
          onChange={(event) => filter({ ordem: event.value as string })}
        />
      </div>
      {isLoading ? <Waiting count={found?.data.length ?? 6} /> : <Cards found={found} />}
      {found && (
        <Paginator
          first={(criteria.page - 1) * PER_PAGE}
          rows={PER_PAGE}
          totalRecords={found.total}
          onPageChange={({ page }) => setCriteria({ ...criteria, page: page + 1 })}
        />
      )}
    </>
  );
}

function Cards({ found }: { found: Found | null }) {
  const listTemplate = (listings: Imovel[]) => (
    <div className="cards">
      {listings.map((listing) => (
        <Card key={listing.id} listing={listing} />
      ))}
    </div>
  );
  return <ListView value={found?.data ?? []} listTemplate={listTemplate} />;
}

function Waiting({ count }: { count: number }) {
  return (
    <div className="cards">
      {Array.from({ length: count }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <Skeleton key={position} height="24rem" />
      ))}
    </div>
  );
}

mount(Listing);
