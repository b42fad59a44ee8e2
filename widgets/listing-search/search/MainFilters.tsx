/**
 * Purpose, type and place, which stand in the bar and again in the panel (docs/product/listing.md#filter-bar,
 * docs/product/listing.md#advanced-panel).
 */

import { propertyTypes } from "#domain/fields/enumerations.ts";
import { purposes } from "#domain/fields/listing-enumerations.ts";
import type { GivenPlace } from "#domain/places/places.ts";
import type { Criteria } from "#domain/search/criteria.ts";
import { MultiSelect } from "#ui/select/MultiSelect.tsx";
import { PlacesField } from "#ui/select/PlacesField.tsx";

type Props = {
  /** The filters as they are chosen. */
  criteria: Criteria;
  /** What the location field suggests from instead of the built-in list. */
  localizacoes: readonly GivenPlace[] | undefined;
  /** Gets the filter that changed, whole; purposes and types in the order of their lists. */
  onChoose: (change: Partial<Criteria>) => void;
  /** How many purposes and types are drawn as chips. */
  chipLimit: number;
  /** Whether fields keep to two rows: in a narrow widget one text stands for several, and only so many places are seen. */
  isCompact?: boolean;
  /** Goes up each time all filters are cleared. */
  clears: number;
};

const asChoice = (word: string) => ({ value: word, label: word });
const purposeChoices = purposes.map(asChoice);
const typeChoices = propertyTypes.map(asChoice);

/** The three fields, without a wrapper: the bar and the panel place them. */
export function MainFilters({ criteria, localizacoes, onChoose, clears, chipLimit, isCompact = false }: Props) {
  return (
    <>
      <MultiSelect
        name="objetivo"
        label="Objectivo"
        placeholder="Todos"
        choices={purposeChoices}
        chosen={criteria.objetivo}
        onChange={(chosen) => onChoose({ objetivo: purposes.filter((purpose) => chosen.includes(purpose)) })}
        chipLimit={chipLimit}
        {...(isCompact && { shortWord: "objectivos" })}
      />
      <MultiSelect
        name="tipologia"
        label="Tipo Imóvel"
        placeholder="Todos"
        choices={typeChoices}
        chosen={criteria.tipologia}
        onChange={(chosen) => onChoose({ tipologia: propertyTypes.filter((type) => chosen.includes(type)) })}
        chipLimit={chipLimit}
        {...(isCompact && { shortWord: "tipos" })}
      />
      <PlacesField
        name="localizacao"
        label="Localização"
        className="imo-filters__place"
        names={localizacoes}
        chosen={criteria.localizacao}
        clears={clears}
        chipLimit={isCompact ? chipLimit : undefined}
        onChange={(localizacao) => onChoose({ localizacao })}
      />
    </>
  );
}
