import { useCallback, useMemo, useState } from "react";
import { searchAgain } from "#api/search-again.ts";
import { type ActiveFilter, listActiveFilters } from "#domain/search/active-filters.ts";
import { isSameCriteria } from "#domain/search/criteria.ts";
import { describeSearch } from "#domain/search/search-words.ts";
import type { FormBridge } from "#forms/form-settings.ts";
import { type KeptSearch, keptSearches } from "#memory/kept-searches.ts";
import { RecentSearches } from "#ui/RecentSearches.tsx";
import { Dialog } from "../panel/Dialog.tsx";
import { useListing, useSearch } from "../search/listing-context.tsx";
import { AlertForm, toFormId } from "./AlertForm.tsx";
import { toAlertMessage } from "./alert-message.ts";
import { MessageForm } from "./MessageForm.tsx";
import { ShareButton } from "./ShareButton.tsx";
import "./search-panel.css";

type Props = { isOpen: boolean; onClose: () => void };

/** The search's panel: alerts, link, other searches (docs/product/memory.md#this-search). */
export function SearchPanel({ isOpen, onClose }: Props) {
  const { features, collaborators } = useListing();
  const { criteria } = useSearch();
  const filters = listActiveFilters(criteria, collaborators);
  const words = describeSearch(filters);
  return (
    <Dialog name="pesquisa" title="Esta pesquisa" isOpen={isOpen} onClose={onClose} foot={null}>
      <div className="imo-panel__group imo-this-search">
        <p className="imo-this-search__words">{words || "Todos os imóveis"}</p>
        {features.hasSharing && <ShareButton what="search" title={words || "Imóveis"} />}
      </div>
      {features.hasAlerts && <Alert filters={filters} />}
      {features.hasMemory && isOpen && <OtherSearches />}
    </Dialog>
  );
}

/**
 * The form for the page's kind of alert. When sent, it is also reported to the page as an alert
 * (docs/events.md).
 */
function Alert({ filters }: { filters: readonly ActiveFilter[] }) {
  const { store, settings, avisos } = useListing();
  const { criteria } = useSearch();
  const { bridge } = settings;
  const form = useMemo(() => {
    const emit: FormBridge["emit"] = (name, detail) => {
      bridge.emit(name, detail);
      if ("outcome" in detail && detail.outcome === "success")
        bridge.emit("imo:alert", { criteria });
    };
    const report: FormBridge["report"] = (problem) => bridge.report(problem);
    const { position, number = position } = bridge;
    return { ...settings, bridge: { emit, report, position, number } };
  }, [settings, bridge, criteria]);
  /** Page 1 of the search; `null` for a listing that doesn't own the URL. */
  const url = bridge.position === 0 ? new URL(store.searchUrl, location.href) : null;
  return (
    <section className="imo-panel__group">
      <h3 className="imo-this-search__title">Avise-me de novos imóveis</h3>
      {avisos === "por-email" ? (
        <>
          <p className="imo-small">
            Receba por e-mail os novos imóveis desta pesquisa, os que baixam de preço e os que
            deixam de estar disponíveis.
          </p>
          <AlertForm key={toFormId(criteria)} criteria={criteria} url={url} settings={form} />
        </>
      ) : (
        <>
          <p className="imo-small">
            A agência recebe esta pesquisa com a sua mensagem e entra em contacto consigo quando
            houver novos imóveis.
          </p>
          <MessageForm
            settings={form}
            about={toFormId(criteria)}
            message={toAlertMessage(
              filters.map(({ label }) => label),
              url?.href ?? null,
            )}
            chosen={{ pesquisa: url?.search.slice(1) }}
          />
        </>
      )}
    </section>
  );
}

const MOST = 3;

function OtherSearches() {
  const { apiBase, csrfUrl, bridge } = useListing().settings;
  const { criteria } = useSearch();
  // Read once, so each search is requested only once and no link moves under a finger.
  const [others] = useState(() =>
    keptSearches
      .getEntries()
      .filter((search) => !isSameCriteria(search.criteria, criteria))
      .slice(0, MOST),
  );
  const fetchResults = useCallback(
    (search: KeptSearch, signal: AbortSignal) =>
      searchAgain(search.criteria, { apiBase, csrfUrl, signal }, (problem) =>
        bridge.report({ ...problem, message: `listing-search: ${problem.message}` }),
      ),
    [apiBase, csrfUrl, bridge],
  );
  if (others.length === 0) return null;
  return (
    <section className="imo-panel__group">
      <h3 className="imo-this-search__title">Últimas pesquisas</h3>
      <RecentSearches searches={others} fetchResults={fetchResults} />
    </section>
  );
}
