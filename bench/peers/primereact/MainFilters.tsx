/** Purpose, type and place, which stand in the bar and again in the panel. */
import { propertyTypes, purposes } from "../shared/choices.ts";
import type { Criteria } from "../shared/imoveis.ts";
import { ChoicesField } from "./ChoicesField.tsx";
import { PlacesField } from "./PlacesField.tsx";

type Props = {
  criteria: Criteria;
  places: readonly string[];
  onFilter: (change: Partial<Criteria>) => void;
  /** Keeps the ids of bar and panel apart. */
  prefix: string;
};

export function MainFilters({ criteria, places, onFilter, prefix }: Props) {
  return (
    <>
      <ChoicesField
        label="Objectivo"
        id={`${prefix}-purpose`}
        options={purposes}
        chosen={criteria.objetivo}
        onChange={(objetivo) => onFilter({ objetivo })}
      />
      <ChoicesField
        label="Tipo Imóvel"
        id={`${prefix}-type`}
        options={propertyTypes}
        chosen={criteria.tipologia}
        onChange={(tipologia) => onFilter({ tipologia })}
      />
      <PlacesField
        id={`${prefix}-places`}
        places={places}
        chosen={criteria.localizacao}
        onChange={(localizacao) => onFilter({ localizacao })}
      />
    </>
  );
}
