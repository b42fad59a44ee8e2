/**
 * What can be done with the search on the screen (docs/product/memory.md#this-search): be told of new listings, hand it on, go
 * back to another one.
 */
import { useCallback, useEffect, useMemo, useState } from "react";
import { searchAgain } from "#api/search-again.ts";
import { listActiveFilters } from "#domain/search/active-filters.ts";
import { type Criteria, isSameCriteria } from "#domain/search/criteria.ts";
import { describeSearch } from "#domain/search/search-words.ts";
import { loadLater } from "#load-later.ts";
import { type KeptSearch, keptSearches } from "#memory/kept-searches.ts";
import { RecentSearches } from "#ui/RecentSearches.tsx";
import { useLater } from "#ui/use-later.ts";
import type { Collaborator } from "../collaborator.ts";
import type { MessageSettings } from "../kept/FavouritesPanel.tsx";
import { Dialog } from "../panel/Dialog.tsx";
import type { SearchFeatures } from "../search-features.ts";
import { toAlertMessage } from "./alert-message.ts";
import { MessageForm } from "./MessageForm.tsx";
import { ShareButton } from "./ShareButton.tsx";
import "./search-panel.css";

type Props = {
  /** The search as it is chosen. */
  criteria: Criteria;
  /** Names for the chosen collaborators' filter. */
  collaborators: readonly Collaborator[] | undefined;
  /** Where page 1 of it is shown; `null` for a listing that owns no URL. */
  url: string | null;
  /** What the page has switched on. */
  features: SearchFeatures;
  /** Whether "Avise-me" is a message to the agency, or asks for alerts by e-mail. */
  avisos: "mensagem" | "por-email";
  /** For the message to the agency. */
  settings: MessageSettings;
  /** Whether the panel is on the screen. */
  isOpen: boolean;
  /** The visitor closed it. */
  onClose: () => void;
};

/** The panel; each part of it only where the page has it switched on. */
export function SearchPanel({ isOpen, onClose, ...search }: Props) {
  const { criteria, collaborators, features } = search;
  const filters = listActiveFilters(criteria, collaborators);
  return (
    <Dialog name="pesquisa" title="Esta pesquisa" isOpen={isOpen} onClose={onClose} foot={null}>
      <div className="imo-this-search">
        <p className="imo-this-search__words">{describeSearch(filters) || "Todos os imóveis"}</p>
        {features.hasSharing && <Share {...search} title={describeSearch(filters)} />}
      </div>
      {features.hasAlerts && <Alert {...search} filters={filters.map(({ label }) => label)} isOpen={isOpen} />}
      {features.hasMemory && isOpen && <OtherSearches {...search} />}
    </Dialog>
  );
}

type PartProps = Omit<Props, "isOpen" | "onClose">;

function Share({ title, settings }: PartProps & { title: string }) {
  const onShared = () => settings.bridge.emit("imo:share", { what: "search" });
  return <ShareButton title={title || "Imóveis"} hash="" onShared={onShared} />;
}

type AlertProps = PartProps & { filters: readonly string[]; isOpen: boolean };

/** What "Avise-me" is on this page; either way the page is told that an alert was asked for. */
function Alert({ avisos, criteria, settings, ...search }: AlertProps) {
  const bridge = useAlertBridge(settings.bridge, criteria);
  const form = { ...settings, bridge };
  return (
    <section className="imo-this-search__part">
      <h3 className="imo-this-search__title">Avise-me de novos imóveis</h3>
      {avisos === "por-email" ? (
        <AlertByEmail {...search} criteria={criteria} form={form} />
      ) : (
        <AlertMessage {...search} criteria={criteria} form={form} />
      )}
    </section>
  );
}

type AlertPartProps = Omit<AlertProps, "avisos" | "settings"> & { form: MessageSettings };

const loadForm = () => loadLater("AlertForm", () => import("./AlertForm.tsx"));

/** The form that asks for alerts by e-mail, whose code comes with the open panel. */
function AlertByEmail({ criteria, url, form, isOpen }: AlertPartProps) {
  const { code, wantAtPress } = useLater(loadForm);
  useEffect(() => {
    if (isOpen) void wantAtPress();
  }, [isOpen, wantAtPress]);
  return code && <code.AlertForm {...form} criteria={criteria} url={url} />;
}

/** The general contact's form, with a message that says the search. */
function AlertMessage({ criteria, url, form, filters }: AlertPartProps) {
  const link = url === null ? null : new URL(url, location.href).href;
  return (
    <>
      <p className="imo-this-search__text">
        A agência recebe esta pesquisa com a sua mensagem e entra em contacto consigo quando houver novos imóveis.
      </p>
      <MessageForm
        {...form}
        about={`aviso ${JSON.stringify(criteria)}`}
        message={toAlertMessage(filters, link)}
        chosen={{ pesquisa: link === null ? undefined : new URL(link).search.slice(1) }}
      />
    </>
  );
}

/** Also tells the page that it was an alert that was sent (docs/events.md). */
function useAlertBridge(bridge: MessageSettings["bridge"], criteria: Criteria): MessageSettings["bridge"] {
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

/** The most that are offered. */
const MOST = 3;

function OtherSearches({ criteria, settings: { apiBase, csrfUrl, bridge } }: PartProps) {
  // They are what they were when the panel was opened: each is asked for once, and no link moves under the finger.
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
