/**
 * The listing page (SPEC §2 /lista): what the visitor wants (use-search), the homes for it (use-results), and what he sees
 * of both. Filters apply at once and never wait for an answer.
 */
import { useCallback, useMemo, useRef, useState } from "react";
import { type ActiveFilter, type Criteria, emptyCriteria, type Id, presetCriteria } from "#domain/criteria.ts";
import { builtInPlaces, placeIndex } from "#domain/places.ts";
import type { Island } from "#runtime/define-widget.ts";
import { AdvancedPanel } from "./AdvancedPanel.tsx";
import type { Collaborator } from "./collaborator.ts";
import { FilterBar } from "./FilterBar.tsx";
import { Results } from "./Results.tsx";
import { useOutcome } from "./use-outcome.ts";
import { useResults } from "./use-results.ts";
import { useSearch } from "./use-search.ts";
import { useTypedFilters } from "./use-typed-filters.ts";

type Props = {
  objectivo: readonly string[] | undefined;
  tipologia: readonly string[] | undefined;
  localizacao: string | readonly string[] | undefined;
  comercial: readonly Id[] | undefined;
  colaboradores: readonly Collaborator[] | undefined;
  localizacoes: readonly string[] | undefined;
  siteBase: string;
  apiBase: string;
  csrfUrl: string | undefined;
  island: Island;
};

export function ListingSearch({ siteBase, apiBase, csrfUrl, island, colaboradores, ...data }: Props) {
  const { objectivo, tipologia, localizacao, comercial, localizacoes } = data;
  const places = useMemo(() => (localizacoes ? placeIndex(localizacoes) : builtInPlaces()), [localizacoes]);
  const presets = useMemo(
    () => presetCriteria({ objectivo, tipologia, localizacao, comercial }, places),
    [objectivo, tipologia, localizacao, comercial, places],
  );
  const ids = useMemo(() => (colaboradores ?? []).map((person) => person.id), [colaboradores]);

  const search = useSearch({ presets, places, ids });
  const { criteria } = search.wanted;
  const results = useResults(search.wanted, { apiBase, csrfUrl });
  const [isPanelOpen, setPanelOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useOutcome({ results, island, heading });

  const typed = useTypedFilters(criteria, (change) => filter(change));
  const again = { again: results.failure !== null };

  function filter(change: (before: Criteria) => Criteria, options = again) {
    results.forgetAhead();
    search.filter(change, options);
  }
  /** A filter that was clicked takes along what was typed and still waits (DECISIONS 12). */
  function choose(change: Partial<Criteria>) {
    filter((before) => ({ ...typed.withPending(before), ...change }));
  }
  function drop(dropped: ActiveFilter) {
    filter((before) => dropped.dropFrom(typed.withPending(before)));
  }
  function clear() {
    typed.clear();
    setPanelOpen(false);
    filter(({ ordem }) => ({ ...emptyCriteria, ordem }), { again: true });
  }

  const fields = { criteria, places, onChoose: choose };
  return (
    <div className="imo-search">
      <FilterBar {...fields} onOpenPanel={() => setPanelOpen(true)} />
      <AdvancedPanel
        {...fields}
        typed={typed}
        collaborators={colaboradores}
        total={results.shown?.found.total ?? null}
        isOpen={isPanelOpen}
        onClose={useCallback(() => setPanelOpen(false), [])}
        onClear={clear}
      />
      <Results
        results={results}
        criteria={criteria}
        collaborators={colaboradores}
        siteBase={siteBase}
        heading={heading}
        addressOf={search.addressOf}
        onPage={(page) => search.goTo(page, again)}
        onSort={(ordem) => choose({ ordem })}
        onDrop={drop}
        onClear={clear}
      />
    </div>
  );
}
