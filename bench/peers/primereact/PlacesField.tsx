/** Localização by PrimeReact's AutoComplete, at its own defaults: the suggestions come 300 ms after a key, and all of them. */
import { AutoComplete, type AutoCompleteCompleteEvent } from "primereact/autocomplete";
import { useState } from "react";
import { Field } from "./Field.tsx";

type Props = {
  places: readonly string[];
  chosen: string[];
  onChange: (chosen: string[]) => void;
  id: string;
};

export function PlacesField({ places, chosen, onChange, id }: Props) {
  const [suggestions, setSuggestions] = useState<string[]>([]);
  function suggest({ query }: AutoCompleteCompleteEvent) {
    const wanted = query.trim().toLowerCase();
    setSuggestions(wanted === "" ? [] : places.filter((place) => place.toLowerCase().includes(wanted)));
  }
  return (
    <Field label="Localização" id={id}>
      <AutoComplete
        inputId={id}
        multiple
        value={chosen}
        suggestions={suggestions}
        completeMethod={suggest}
        onChange={(event) => onChange(event.value as string[])}
      />
    </Field>
  );
}
