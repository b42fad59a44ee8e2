/**
 * "Pesquisa Avançada": every filter in one side panel (docs/product/listing.md#advanced-panel,
 * docs/look.md#side-panel). Filters apply at once.
 */
import { type ChangeEvent, type KeyboardEvent, memo } from "react";
import { type Criteria, type Id, isSameId } from "#domain/criteria.ts";
import { counts } from "#domain/enumerations.ts";
import { conditions } from "#domain/listing-enumerations.ts";
import { MultiSelect } from "#ui/MultiSelect.tsx";
import { TextField } from "#ui/TextField.tsx";
import type { Collaborator } from "./collaborator.ts";
import { Dialog } from "./Dialog.tsx";
import { formatListingCount } from "./listing-count.ts";
import { MainFilters } from "./MainFilters.tsx";
import type { SearchStore } from "./search-store.ts";
import { ToggleGroup } from "./ToggleGroup.tsx";
import { type TypedKey, type TypedTexts, typedField } from "./typed-filters.ts";

type Props = {
  /** The filters as they are chosen. */
  criteria: Criteria;
  /** What stands in the price and reference fields. */
  typed: TypedTexts;
  /** Hears of every change. */
  store: SearchStore;
  /** What the location field suggests from instead of the built-in list. */
  localizacoes: readonly string[] | undefined;
  /** The "Comercial" filter is shown only when given. */
  collaborators: readonly Collaborator[] | undefined;
  /** How many listings match, for the button that closes; `null` when the server does not say. */
  total: number | null;
  /** Whether the panel is on the screen. */
  isOpen: boolean;
  /** Whether it has ever been open, or is about to be: until then nothing of it is rendered. */
  isWanted: boolean;
  /** The visitor closed the panel; filters stay. */
  onClose: () => void;
  /** "Limpar" was clicked. */
  onClear: () => void;
};

/** The most chips in the panel (docs/product/choice-lists.md#chip-limits). */
const PANEL_CHIPS = 9;
const BAD_PRICE = "Escreva o preço em algarismos, por exemplo 250 000.";

/** The panel with all eleven filters. */
export function AdvancedPanel({ total, isOpen, isWanted, onClose, onClear, ...filters }: Props) {
  return (
    <Dialog
      title="Pesquisa Avançada"
      isOpen={isOpen}
      isMounted={isWanted}
      onClose={onClose}
      foot={<Foot total={total} onClose={onClose} onClear={onClear} />}
    >
      <Filters {...filters} />
    </Dialog>
  );
}

type FiltersProps = Pick<Props, "criteria" | "typed" | "store" | "localizacoes" | "collaborators">;

/** The panel's groups; what changes neither filters nor texts, such as showing the panel, leaves them as they are. */
const Filters = memo(function Filters({ criteria, typed, store, localizacoes, collaborators }: FiltersProps) {
  const choose = (change: Partial<Criteria>) => store.choose(change);
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
        <MainFilters criteria={criteria} localizacoes={localizacoes} onChoose={choose} chipLimit={PANEL_CHIPS} />
        {collaborators && <PeopleFilter people={collaborators} chosen={criteria.comercial} onChoose={choose} />}
      </div>
      {countFilters.map(({ key, legend }) => (
        <ToggleGroup
          key={key}
          kind="counts"
          legend={legend}
          options={counts}
          chosen={criteria[key]}
          onChange={(chosen) => choose({ [key]: chosen })}
        />
      ))}
      <ToggleGroup
        legend="Estado"
        options={conditions}
        chosen={criteria.estado}
        onChange={(chosen) => choose({ estado: conditions.filter((condition) => chosen.includes(condition)) })}
      />
      <div className="imo-panel__group imo-panel__pair">
        <TextField label="Preço mínimo" unit="€" inputMode="decimal" {...field("minprice")} />
        <TextField label="Preço máximo" unit="€" inputMode="decimal" {...field("maxprice")} />
      </div>
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

function Foot({ total, onClose, onClear }: Pick<Props, "total" | "onClose" | "onClear">) {
  return (
    <>
      <button type="button" className="imo-button imo-button--quiet" onClick={onClear}>
        Limpar
      </button>
      <button type="button" className="imo-button imo-button--primary" onClick={onClose}>
        {total === null ? "Ver imóveis" : `Ver ${formatListingCount(total)}`}
      </button>
    </>
  );
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
