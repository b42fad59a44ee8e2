/**
 * "Pesquisa Avançada": every filter in one side panel (docs/product/listing.md#advanced-panel,
 * docs/look.md#side-panel). Filters apply at once. Its code comes with the visitor's first sign of interest (use-panel.ts).
 */
import { CircleAlert, LoaderCircle } from "lucide-react";
import { type ChangeEvent, type KeyboardEvent, memo } from "react";
import { counts } from "#domain/fields/enumerations.ts";
import { conditions } from "#domain/fields/listing-enumerations.ts";
import { formatListingCount } from "#domain/format/format-listing-count.ts";
import type { GivenPlace } from "#domain/places/places.ts";
import { type Criteria, countsFrom, type Id, isSameId } from "#domain/search/criteria.ts";
import { MultiSelect } from "#ui/select/MultiSelect.tsx";
import { TextField } from "#ui/TextField.tsx";
import { useWidgetId } from "#ui/widget-id.ts";
import type { Collaborator } from "../collaborator.ts";
import { Dialog } from "../panel/Dialog.tsx";
import { isCountKnown } from "../results/is-count-known.ts";
import type { ListingResults } from "./listing-state.ts";
import type { ListingStore } from "./listing-store.ts";
import { MainFilters } from "./MainFilters.tsx";
import { ToggleGroup } from "./ToggleGroup.tsx";
import { arePricesCrossed, type TypedKey, type TypedTexts, typedField } from "./typed-filters.ts";

type Props = {
  /** The filters as they are chosen. */
  criteria: Criteria;
  /** What stands in the price and reference fields. */
  typed: TypedTexts;
  /** Hears of every change. */
  store: ListingStore;
  /** What the location field suggests from instead of the built-in list. */
  localizacoes: readonly GivenPlace[] | undefined;
  /** The "Comercial" filter is shown only when given. */
  collaborators: readonly Collaborator[] | undefined;
  /** Goes up each time all filters are cleared. */
  clears: number;
  /** How many listings match, for the button that closes. */
  results: ListingResults;
  /** Whether the panel is on the screen. */
  isOpen: boolean;
  /** The visitor closed the panel; filters stay. */
  onClose: () => void;
  /** "Limpar" was clicked. */
  onClear: () => void;
};

/** The most chips in the panel (docs/product/choice-lists.md#chip-limits). */
const PANEL_CHIPS = 9;
const CROSSED_PRICES = "O mínimo é superior ao máximo.";
const BAD_PRICE = "Escreva o preço em algarismos, por exemplo 250 000.";

/** The panel with all eleven filters. */
export function AdvancedPanel({ results, isOpen, onClose, onClear, ...filters }: Props) {
  return (
    <Dialog
      title="Pesquisa Avançada"
      isOpen={isOpen}
      onClose={onClose}
      foot={<Foot results={results} onClose={onClose} onClear={onClear} />}
    >
      <Filters {...filters} />
    </Dialog>
  );
}

type FiltersProps = Pick<Props, "criteria" | "typed" | "store" | "localizacoes" | "collaborators" | "clears">;

/** The panel's groups; what changes neither filters nor texts, such as showing the panel, leaves them as they are. */
const Filters = memo(function Filters({ criteria, typed, store, localizacoes, collaborators, clears }: FiltersProps) {
  const choose = (change: Partial<Criteria>) => store.choose(change);
  const crossedId = useWidgetId("precos-error");
  const isCrossed = arePricesCrossed(criteria, typed);
  const crossed = isCrossed ? ({ "aria-describedby": crossedId, "aria-invalid": true } as const) : {};
  /** What one of the three typed fields shows and does. */
  const field = (key: TypedKey) => {
    const { text, isInvalid } = typedField(criteria, typed, key);
    return {
      name: key,
      value: text,
      error: isInvalid ? BAD_PRICE : undefined,
      autoComplete: "off",
      onChange: (event: ChangeEvent<HTMLInputElement>) => store.type(key, event.target.value),
      onKeyDown: (event: KeyboardEvent) => event.key === "Enter" && store.apply(key),
    };
  };
  return (
    <>
      <div className="imo-panel__group">
        <div className="imo-panel__pair">
          <TextField label="Preço mínimo" unit="€" inputMode="decimal" {...field("minprice")} {...crossed} />
          <TextField label="Preço máximo" unit="€" inputMode="decimal" {...field("maxprice")} {...crossed} />
        </div>
        {isCrossed && (
          <p className="imo-field__error" id={crossedId}>
            <CircleAlert className="imo-icon imo-icon--small" />
            <span>{CROSSED_PRICES}</span>
          </p>
        )}
      </div>
      {countFilters.map(({ key, legend }) => (
        <ToggleGroup
          key={key}
          kind="counts"
          legend={legend}
          options={counts}
          chosen={criteria[key]}
          tails={tailsOf(key)}
          onChange={(chosen) => choose({ [key]: chosen })}
        />
      ))}
      <ToggleGroup
        legend="Estado"
        options={conditions}
        chosen={criteria.estado}
        onChange={(chosen) => choose({ estado: conditions.filter((condition) => chosen.includes(condition)) })}
      />
      <div className="imo-panel__group">
        {collaborators && <PeopleFilter people={collaborators} chosen={criteria.comercial} onChoose={choose} />}
        <MainFilters
          criteria={criteria}
          localizacoes={localizacoes}
          onChoose={choose}
          clears={clears}
          chipLimit={PANEL_CHIPS}
        />
      </div>
      {/* Last, so that the lists above it have room to open. */}
      <div className="imo-panel__group">
        <TextField label="Referência" hint="A partir de 4 caracteres." enterKeyHint="search" {...field("idRef")} />
      </div>
    </>
  );
});

const countFilters = [
  { key: "quartos", legend: "Quartos" },
  { key: "wcs", legend: "Casas de banho" },
  { key: "garagem", legend: "Estacionamento" },
] as const;

/** All from one on; five or more is a count of its own, and one parking space or more is a garage. */
function tailsOf(key: (typeof countFilters)[number]["key"]) {
  return counts.slice(0, key === "garagem" ? -2 : -1).map((first) => ({
    label: key === "garagem" && first === "1" ? "Com garagem" : `${first} ou mais`,
    chosen: countsFrom(first),
  }));
}

function Foot({ results, onClose, onClear }: Pick<Props, "results" | "onClose" | "onClear">) {
  const isWaiting = results.isLoading && !isCountKnown(results);
  return (
    <>
      <button type="button" className="imo-button imo-button--quiet" onClick={onClear}>
        Limpar
      </button>
      <button type="button" className="imo-button imo-button--primary" onClick={onClose}>
        {isWaiting && <LoaderCircle className="imo-icon imo-icon--small imo-spinner" />}
        <span>{isWaiting ? "Ver imóveis" : nameOfResults(results)}</span>
      </button>
    </>
  );
}

/** A number only when it is that of the filters that are chosen: after a failure what is shown answers others. */
function nameOfResults(results: ListingResults): string {
  const total = isCountKnown(results) ? (results.shown?.found.total ?? null) : null;
  if (total === 0) return "Sem imóveis com estes filtros";
  return total === null ? "Ver imóveis" : `Ver ${formatListingCount(total)}`;
}

type PeopleProps = {
  /** The names to choose from. */
  people: readonly Collaborator[];
  /** Chosen ids, those without a name included. */
  chosen: readonly Id[];
  /** Gets all ids that are chosen now, as `comercial`. */
  onChoose: (change: Partial<Criteria>) => void;
};

/** Ids travel as page data gave them; one that no name was given for stays chosen (docs/product/everywhere.md#ids). */
function PeopleFilter({ people, chosen, onChoose }: PeopleProps) {
  const nameless = chosen.filter((id) => !people.some((person) => isSameId(person.id, id)));
  const idsOf = (texts: readonly string[]) =>
    people.filter((person) => texts.includes(String(person.id))).map((person) => person.id);
  return (
    <MultiSelect
      name="comercial"
      label="Comercial"
      placeholder="Todos"
      choices={people.map((person) => ({ value: String(person.id), label: person.name }))}
      chosen={chosen.map(String)}
      onChange={(texts) => onChoose({ comercial: [...nameless, ...idsOf(texts)] })}
      chipLimit={PANEL_CHIPS}
    />
  );
}
