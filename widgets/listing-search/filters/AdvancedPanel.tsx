import LoaderCircle from "lucide-react/icons/loader-circle";
import { memo } from "react";
import { formatListingCount } from "#domain/format/format-listing-count.ts";
import { isSameId } from "#domain/search/criteria.ts";
import { filterEntries, filters, type KeyOfKind } from "#domain/search/filters.ts";
import { MultiSelect } from "#ui/select/MultiSelect.tsx";
import { TextField } from "#ui/TextField.tsx";
import { Dialog } from "../panel/Dialog.tsx";
import {
  type Collaborator,
  useFilters,
  useListing,
  useSearch,
} from "../search/listing-context.tsx";
import { isCountKnown, type ListingResults } from "../search/listing-state.ts";
import { AmountFields, useTypedField } from "./AmountFields.tsx";
import { MainFilters } from "./MainFilters.tsx";
import { ToggleGroup } from "./ToggleGroup.tsx";

const PANEL_CHIPS = 9;

/**
 * "Pesquisa Avançada". Its filters apply at once (docs/product/listing.md#advanced-panel,
 * docs/look.md#side-panel).
 */
export function AdvancedPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      title="Pesquisa Avançada"
      isOpen={isOpen}
      onClose={onClose}
      foot={<Foot onClose={onClose} />}
    >
      <Filters />
    </Dialog>
  );
}

const amounts = [
  ...new Set(
    filterEntries.flatMap(([, filter]) => (filter.kind === "number" ? filter.amount : [])),
  ),
];

/** Memoized so that turning a page doesn't render the filters again. */
const Filters = memo(function Filters() {
  const { store, collaborators } = useListing();
  const { criteria } = useFilters();
  const field = useTypedField();
  return (
    <>
      {amounts.map((amount) => (
        <AmountFields key={amount} amount={amount} />
      ))}
      {filterEntries.map(
        ([key, filter]) =>
          (filter.kind === "choices" || filter.kind === "counts") &&
          filter.place === "panel" && (
            <ToggleGroup
              key={key}
              filter={filter}
              chosen={criteria[key as KeyOfKind<"choices" | "counts">]}
              onChange={(chosen) => store.choose({ [key]: chosen })}
            />
          ),
      )}
      <div className="imo-panel__group">
        {collaborators && <PeopleFilter people={collaborators} />}
        <MainFilters chipLimit={PANEL_CHIPS} />
      </div>
      {/* Placed last so that the lists above have room to open. */}
      {filterEntries.map(
        ([key, filter]) =>
          filter.kind === "text" && (
            <div key={key} className="imo-panel__group">
              <TextField
                label={filter.legend}
                hint={filter.hint}
                enterKeyHint="search"
                {...field(key as KeyOfKind<"text">)}
              />
            </div>
          ),
      )}
    </>
  );
});

function Foot({ onClose }: { onClose: () => void }) {
  const { clear } = useListing();
  const { results } = useSearch();
  const isWaiting = results.isLoading && !isCountKnown(results);
  return (
    <>
      <button type="button" className="imo-button imo-button--quiet" onClick={clear}>
        Limpar
      </button>
      <button type="button" className="imo-button imo-button--primary" onClick={onClose}>
        {isWaiting && <LoaderCircle className="imo-icon imo-icon--small imo-spinner" />}
        <span>{nameOfResults(results)}</span>
      </button>
    </>
  );
}

/**
 * Includes a number only if the results answer the current filters, which they don't after a
 * failure.
 */
function nameOfResults(results: ListingResults): string {
  const total = isCountKnown(results) ? (results.shown?.found.total ?? null) : null;
  if (total === 0) return "Sem imóveis com estes filtros";
  return total === null ? "Ver imóveis" : `Ver ${formatListingCount(total)}`;
}

/**
 * Ids are sent unchanged, and an id without a name stays selected (docs/product/everywhere.md#ids).
 */
function PeopleFilter({ people }: { people: readonly Collaborator[] }) {
  const { store } = useListing();
  const chosen = useFilters().criteria.comercial;
  const nameless = chosen.filter((id) => !people.some((person) => isSameId(person.id, id)));
  return (
    <MultiSelect
      name="comercial"
      label={filters.comercial.legend}
      placeholder="Todos"
      choices={people.map((person) => ({ value: String(person.id), label: person.name }))}
      chosen={chosen.map(String)}
      onChange={(texts) => {
        const named = people.filter(({ id }) => texts.includes(String(id)));
        store.choose({ comercial: [...nameless, ...named.map(({ id }) => id)] });
      }}
      chipLimit={PANEL_CHIPS}
    />
  );
}
