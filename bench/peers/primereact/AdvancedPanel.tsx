/** Every filter in PrimeReact's Sidebar. */
import { Button } from "primereact/button";
import { InputNumber } from "primereact/inputnumber";
import { InputText } from "primereact/inputtext";
import { SelectButton } from "primereact/selectbutton";
import { Sidebar } from "primereact/sidebar";
import { conditions, counts } from "../shared/choices.ts";
import type { Criteria } from "../shared/imoveis.ts";
import { Field } from "./Field.tsx";
import { MainFilters } from "./MainFilters.tsx";

type Props = {
  criteria: Criteria;
  places: readonly string[];
  total: number;
  isOpen: boolean;
  onFilter: (change: Partial<Criteria>) => void;
  onClear: () => void;
  onClose: () => void;
};

const groups = [
  { key: "quartos", label: "Quartos", options: counts },
  { key: "wcs", label: "Casas de banho", options: counts },
  { key: "garagem", label: "Estacionamento", options: counts },
  { key: "estado", label: "Estado", options: conditions },
] as const;

export function AdvancedPanel({ criteria, places, total, isOpen, onFilter, onClear, onClose }: Props) {
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
    <Sidebar visible={isOpen} position="right" header="Pesquisa Avançada" onHide={onClose} className="advanced">
      <div className="panel">
        <MainFilters prefix="panel" criteria={criteria} places={places} onFilter={onFilter} />
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
          <InputText id="idRef" value={criteria.idRef} onChange={(event) => onFilter({ idRef: event.target.value })} />
        </Field>
        <Button label="Limpar" text onClick={onClear} />
        <Button label={`Ver ${total} imóveis`} onClick={onClose} />
      </div>
    </Sidebar>
  );
}
