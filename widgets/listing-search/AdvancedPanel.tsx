/** "Pesquisa Avançada": every filter in one side panel (SPEC §2, LOOK §3 Side panel). Filters apply at once. */
import type { KeyboardEvent } from "react";
import { type Criteria, type Id, isSameId } from "#domain/criteria.ts";
import { conditions, counts } from "#domain/enumerations.ts";
import type { PlaceIndex } from "#domain/places.ts";
import { Dialog } from "#ui/Dialog.tsx";
import { MultiSelect } from "#ui/MultiSelect.tsx";
import { TextField } from "#ui/TextField.tsx";
import { ToggleGroup } from "#ui/ToggleGroup.tsx";
import type { Collaborator } from "./collaborator.ts";
import { homesWord } from "./homes-word.ts";
import { MainFilters } from "./MainFilters.tsx";
import type { TypedFilter } from "./use-typed-filter.ts";
import type { TypedFilters } from "./use-typed-filters.ts";

type Props = {
  criteria: Criteria;
  places: PlaceIndex;
  typed: TypedFilters;
  collaborators: readonly Collaborator[] | undefined;
  total: number | null;
  isOpen: boolean;
  onChoose: (change: Partial<Criteria>) => void;
  onClose: () => void;
  onClear: () => void;
};

/** SPEC §9: at most 9 chips in the panel. */
const PANEL_CHIPS = 9;
const BAD_PRICE = "Escreva só algarismos, por exemplo 250 000.";

export function AdvancedPanel({ criteria, places, typed, collaborators, total, isOpen, ...on }: Props) {
  const { onChoose, onClose, onClear } = on;
  const foot = (
    <>
      <button type="button" className="imo-button imo-button--quiet" onClick={onClear}>
        Limpar
      </button>
      <button type="button" className="imo-button imo-button--primary" onClick={onClose}>
        {total === null ? "Ver imóveis" : `Ver ${homesWord(total)}`}
      </button>
    </>
  );
  return (
    <Dialog title="Pesquisa Avançada" isOpen={isOpen} onClose={onClose} foot={foot}>
      <div className="imo-panel__group">
        <MainFilters criteria={criteria} places={places} onChoose={onChoose} chipLimit={PANEL_CHIPS} />
        {collaborators && <PeopleFilter people={collaborators} chosen={criteria.comercial} onChoose={onChoose} />}
      </div>
      {countFilters.map(({ key, legend }) => (
        <ToggleGroup
          key={key}
          kind="counts"
          legend={legend}
          options={counts}
          chosen={criteria[key]}
          onChange={(chosen) => onChoose({ [key]: chosen })}
        />
      ))}
      <ToggleGroup
        legend="Estado"
        options={conditions}
        chosen={criteria.estado}
        onChange={(chosen) => onChoose({ estado: conditions.filter((condition) => chosen.includes(condition)) })}
      />
      <div className="imo-panel__group imo-panel__pair">
        <PriceField label="Preço mínimo" typed={typed.minprice} />
        <PriceField label="Preço máximo" typed={typed.maxprice} />
      </div>
      <div className="imo-panel__group">
        <TextField
          label="Referência"
          hint="A partir de 4 caracteres."
          enterKeyHint="search"
          autoComplete="off"
          value={typed.idRef.text}
          onChange={(event) => typed.idRef.type(event.target.value)}
          onKeyDown={(event) => applyOnEnter(event, typed.idRef)}
        />
      </div>
    </Dialog>
  );
}

const countFilters = [
  { key: "quartos", legend: "Quartos" },
  { key: "wcs", legend: "Casas de banho" },
  { key: "garagem", legend: "Estacionamento" },
] as const;

function PriceField({ label, typed }: { label: string; typed: TypedFilter<number | null> }) {
  return (
    <TextField
      label={label}
      unit="€"
      inputMode="decimal"
      autoComplete="off"
      value={typed.text}
      error={typed.isInvalid ? BAD_PRICE : undefined}
      onChange={(event) => typed.type(event.target.value)}
      onKeyDown={(event) => applyOnEnter(event, typed)}
    />
  );
}

function applyOnEnter(event: KeyboardEvent, typed: { flush(): void }) {
  if (event.key === "Enter") typed.flush();
}

type PeopleProps = {
  people: readonly Collaborator[];
  chosen: readonly Id[];
  onChoose: (change: Partial<Criteria>) => void;
};

/** Ids travel as page data gave them; one that no name was given for stays chosen (DECISIONS 34). */
function PeopleFilter({ people, chosen, onChoose }: PeopleProps) {
  const nameless = chosen.filter((id) => !people.some((person) => isSameId(person.id, id)));
  const idsOf = (texts: readonly string[]) =>
    people.filter((person) => texts.includes(String(person.id))).map((person) => person.id);
  return (
    <MultiSelect
      label="Comercial"
      placeholder="Todos"
      choices={people.map((person) => ({ value: String(person.id), label: person.name }))}
      chosen={chosen.map(String)}
      onChange={(texts) => onChoose({ comercial: [...nameless, ...idsOf(texts)] })}
      chipLimit={PANEL_CHIPS}
    />
  );
}
