/** Purpose, type and place, which stand in the bar and again in the panel (DECISIONS 11). */
import type { Criteria } from "#domain/criteria.ts";
import { propertyTypes, purposes } from "#domain/enumerations.ts";
import type { PlaceIndex } from "#domain/places.ts";
import { MultiSelect } from "#ui/MultiSelect.tsx";
import { PlacesField } from "#ui/PlacesField.tsx";

type Props = {
  criteria: Criteria;
  places: PlaceIndex;
  onChoose: (change: Partial<Criteria>) => void;
  chipLimit: number;
};

const asChoice = (word: string) => ({ value: word, label: word });
const purposeChoices = purposes.map(asChoice);
const typeChoices = propertyTypes.map(asChoice);

export function MainFilters({ criteria, places, onChoose, chipLimit }: Props) {
  return (
    <>
      <MultiSelect
        label="Objectivo"
        placeholder="Todos"
        choices={purposeChoices}
        chosen={criteria.objetivo}
        onChange={(chosen) => onChoose({ objetivo: purposes.filter((purpose) => chosen.includes(purpose)) })}
        chipLimit={chipLimit}
      />
      <MultiSelect
        label="Tipo Imóvel"
        placeholder="Todos"
        choices={typeChoices}
        chosen={criteria.tipologia}
        onChange={(chosen) => onChoose({ tipologia: propertyTypes.filter((type) => chosen.includes(type)) })}
        chipLimit={chipLimit}
      />
      <PlacesField
        label="Localização"
        className="imo-filters__place"
        places={places}
        chosen={criteria.localizacao}
        onChange={(localizacao) => onChoose({ localizacao })}
      />
    </>
  );
}
