import { useCallback, useEffect, useMemo, useState } from "react";
import { searchAgain } from "#api/search-again.ts";
import { type ActiveFilter, listActiveFilters } from "#domain/search/active-filters.ts";
import { type Criteria, isSameCriteria } from "#domain/search/criteria.ts";
import { describeSearch } from "#domain/search/search-words.ts";
import { loadOnce } from "#load-once.ts";
import { type KeptSearch, keptSearches } from "#memory/kept-searches.ts";
import type { HostBridge } from "#runtime/define-widget.ts";
import { RecentSearches } from "#ui/RecentSearches.tsx";
import { useLater } from "#ui/use-later.ts";
import { type ListingSettings, useListing, useSearch } from "../listing-context.tsx";
import { Dialog } from "../panel/Dialog.tsx";
import { toAlertMessage } from "./alert-message.ts";
import { MessageForm } from "./MessageForm.tsx";
import { ShareButton } from "./ShareButton.tsx";
import { toSearchUrl } from "./search-url.ts";
import "./search-panel.css";

type Props = { isOpen: boolean; onClose: () => void };

/** The panel of the search: alerts, link, other searches (docs/product/memory.md#this-search). */
export function SearchPanel({ isOpen, onClose }: Props) {
  const { features, collaborators } = useListing();
  const { criteria } = useSearch();
  const filters = listActiveFilters(criteria, collaborators);
  const words = describeSearch(filters);
  return (
    <Dialog name="pesquisa" title="Esta pesquisa" isOpen={isOpen} onClose={onClose} foot={null}>
      <div className="imo-this-search">
        <p className="imo-this-search__words">{words || "Todos os imóveis"}</p>
        {features.hasSharing && <ShareButton what="search" title={words || "Imóveis"} hash="" />}
      </div>
      {features.hasAlerts && <Alert filters={filters} isOpen={isOpen} />}
      {features.hasMemory && isOpen && <OtherSearches />}
    </Dialog>
  );
}

type AlertProps = { filters: readonly ActiveFilter[]; isOpen: boolean };

/** Both forms report a requested alert to the page. */
function Alert({ filters, isOpen }: AlertProps) {
  const { store, settings, avisos } = useListing();
  const { criteria } = useSearch();
  const search = { criteria, url: settings.bridge.position === 0 ? toSearchUrl(store) : null };
  const form = { ...settings, bridge: useAlertBridge(settings.bridge, criteria) };
  return (
    <section className="imo-this-search__part">
      <h3 className="imo-this-search__title">Avise-me de novos imóveis</h3>
      {avisos === "por-email" ? (
        <AlertByEmail search={search} form={form} isOpen={isOpen} />
      ) : (
        <AlertMessage search={search} form={form} filters={filters} />
      )}
    </section>
  );
}

type AlertPartProps = {
  /** Page 1 of the search; `null` for a listing that owns no URL. */
  search: { criteria: Criteria; url: string | null };
  form: ListingSettings;
};

const loadForm = loadOnce("AlertForm", () => import("./AlertForm.tsx"));

function AlertByEmail({ search, form, isOpen }: AlertPartProps & { isOpen: boolean }) {
  const { code, wantAtPress } = useLater(loadForm);
  useEffect(() => {
    if (isOpen) void wantAtPress();
  }, [isOpen, wantAtPress]);
  return code && <code.AlertForm search={search} settings={form} />;
}

function AlertMessage({ search, form, filters }: AlertPartProps & Pick<AlertProps, "filters">) {
  const { criteria, url } = search;
  const link = url === null ? null : new URL(url, location.href).href;
  return (
    <>
      <p className="imo-this-search__text">
        A agência recebe esta pesquisa com a sua mensagem e entra em contacto consigo quando houver novos imóveis.
      </p>
      <MessageForm
        settings={form}
        about={`aviso ${JSON.stringify(criteria)}`}
        message={toAlertMessage(
          filters.map(({ label }) => label),
          link,
        )}
        chosen={{ pesquisa: link === null ? undefined : new URL(link).search.slice(1) }}
      />
    </>
  );
}

/** Reports the sent message to the page as an alert, too (docs/events.md). */
function useAlertBridge(bridge: HostBridge, criteria: Criteria): HostBridge {
  return useMemo(() => {
    const emit: typeof bridge.emit = (name, detail) => {
      bridge.emit(name, detail);
      if ("outcome" in detail && detail.outcome === "success") bridge.emit("imo:alert", { criteria });
    };
    return {
      emit,
      report: (problem) => bridge.report(problem),
      keepFallback: () => bridge.keepFallback(),
      get position() {
        return bridge.position;
      },
      ...(bridge.number !== undefined && { number: bridge.number }),
    };
  }, [bridge, criteria]);
}

const MOST = 3;

function OtherSearches() {
  const { apiBase, csrfUrl, bridge } = useListing().settings;
  const { criteria } = useSearch();
  // Read once, so that each search is requested once and no link moves under a finger.
  const [others] = useState(() =>
    keptSearches
      .getEntries()
      .filter((one) => !isSameCriteria(one.criteria, criteria))
      .slice(0, MOST),
  );
  const ask = useCallback(
    (search: KeptSearch, signal: AbortSignal) =>
      searchAgain(search.criteria, { apiBase, csrfUrl, signal }, (problem) =>
        bridge.report({ ...problem, message: `listing-search: ${problem.message}` }),
      ),
    [apiBase, csrfUrl, bridge],
  );
  if (others.length === 0) return null;
  return (
    <section className="imo-this-search__part">
      <h3 className="imo-this-search__title">Últimas pesquisas</h3>
      <RecentSearches searches={others} ask={ask} />
    </section>
  );
}
