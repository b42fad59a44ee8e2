/** Every filter by PrimeReact: purpose, type and place in the bar, and all of them in its Sidebar. */
import { AutoComplete } from "primereact/autocomplete";
import { Button } from "primereact/button";
import { InputNumber } from "primereact/inputnumber";
import { InputText } from "primereact/inputtext";
import { MultiSelect } from "primereact/multiselect";
import { SelectButton } from "primereact/selectbutton";
import { Sidebar } from "primereact/sidebar";
import { type ReactNode, useState } from "react";
import { type Criteria, conditions, counts, propertyTypes, purposes } from "../shared/imoveis.ts";

type Props = {
  criteria: Criteria;
  places: readonly string[];
  onFilter: (change: Partial<Criteria>) => void;
};

function Field({ label, id, children }: { label: string; id: string; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  );
}

/** @param prefix keeps the ids of bar and panel apart */
export function MainFilters({ criteria, places, onFilter, prefix }: Props & { prefix: string }) {
  const choices = (key: "objetivo" | "tipologia", label: string, options: string[]) => (
    <Field label={label} id={`${prefix}-${key}`}>
      <MultiSelect
        inputId={`${prefix}-${key}`}
        options={options}
        value={criteria[key]}
        onChange={(event) => onFilter({ [key]: event.value as string[] })}
        placeholder="Todos"
        display="chip"
        showSelectAll={false}
      />
    </Field>
  );
  // AutoComplete's own defaults: the suggestions come 300 ms after a key, and all of them.
  const [suggestions, setSuggestions] = useState<string[]>([]);
  const suggest = (query: string) => {
    const wanted = query.trim().toLowerCase();
    setSuggestions(
      wanted === "" ? [] : places.filter((place) => place.toLowerCase().includes(wanted)),
    );
  };
  return (
    <>
      {choices("objetivo", "Objectivo", purposes)}
      {choices("tipologia", "Tipo Imóvel", propertyTypes)}
      <Field label="Localização" id={`${prefix}-places`}>
        <AutoComplete
          inputId={`${prefix}-places`}
          multiple
          value={criteria.localizacao}
          suggestions={suggestions}
          completeMethod={({ query }) => suggest(query)}
          onChange={(event) => onFilter({ localizacao: event.value as string[] })}
        />
      </Field>
    </>
  );
}

const groups = [
  { key: "quartos", label: "Quartos", options: counts },
  { key: "wcs", label: "Casas de banho", options: counts },
  { key: "garagem", label: "Estacionamento", options: counts },
  { key: "estado", label: "Estado", options: conditions },
] as const;

type PanelProps = Props & {
  total: number;
  isOpen: boolean;
  onClear: () => void;
  onClose: () => void;
};

export function AdvancedPanel({ total, isOpen, onClear, onClose, ...filters }: PanelProps) {
  const { criteria, onFilter } = filters;
  const price = (key: "minprice" | "maxprice", label: string) => (
    <Field label={label} id={key}>
      <InputNumber
        inputId={key}
        locale="pt-PT"
        suffix=" €"
        value={criteria[key]}
        onValueChange={(event) => onFilter({ [key]: event.value ?? null })}
      />
    </Field>
  );
  return (
    <Sidebar
      visible={isOpen}
      position="right"
      header="Pesquisa Avançada"
      onHide={onClose}
      className="advanced"
    >
      <div className="panel">
        <MainFilters prefix="panel" {...filters} />
        {groups.map(({ key, label, options }) => (
          <Field key={key} label={label} id={key}>
            <SelectButton
              id={key}
              multiple
              options={options}
              value={criteria[key]}
              onChange={(event) => onFilter({ [key]: event.value as string[] })}
            />
          </Field>
        ))}
        {price("minprice", "Preço mínimo")}
        {price("maxprice", "Preço máximo")}
        <Field label="Referência" id="idRef">
          <InputText
            id="idRef"
            value={criteria.idRef}
            onChange={(event) => onFilter({ idRef: event.target.value })}
          />
        </Field>
        <Button label="Limpar" text onClick={onClear} />
        <Button label={`Ver ${total} imóveis`} onClick={onClose} />
      </div>
    </Sidebar>
  );
}
