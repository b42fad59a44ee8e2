/** A closed list of which several can be chosen, by PrimeReact's MultiSelect with chips. */
import { MultiSelect } from "primereact/multiselect";
import { Field } from "./Field.tsx";

type Props = {
  label: string;
  id: string;
  options: string[];
  chosen: string[];
  onChange: (chosen: string[]) => void;
};

export function ChoicesField({ label, id, options, chosen, onChange }: Props) {
  return (
    <Field label={label} id={id}>
      <MultiSelect
        inputId={id}
        options={options}
        value={chosen}
        onChange={(event) => onChange(event.value as string[])}
        placeholder="Todos"
        display="chip"
        showSelectAll={false}
      />
    </Field>
  );
}
