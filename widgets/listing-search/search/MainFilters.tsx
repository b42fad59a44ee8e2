/**
 * The filters of the bar, which stand in the panel as well (docs/product/listing.md#filter-bar,
 * docs/product/listing.md#advanced-panel).
 */

import type { GivenPlace } from "#domain/places/places.ts";
import { type Criteria, type Filter, filterEntries, getLabel, type KeyOfKind } from "#domain/search/filters.ts";
import { MultiSelect } from "#ui/select/MultiSelect.tsx";
import { PlacesField } from "#ui/select/PlacesField.tsx";

type Props = {
  /** The chosen filters. */
  criteria: Criteria;
  /** Places for the location field, instead of the built-in list. */
  localizacoes: readonly GivenPlace[] | undefined;
  /** Called with all values of the changed filter, choices in the order of their list. */
  onChoose: (change: Partial<Criteria>) => void;
  /** Number of choices that are drawn as chips. */
  chipLimit: number;
  /** Limits the fields to two rows: in a narrow widget one text stands for several choices, and only some places are shown. */
  isCompact?: boolean;
  /** A counter, increased each time all filters are cleared. */
  clears: number;
};

const barFilters = /* @__PURE__ */ filterEntries.flatMap(([key, filter]) =>
  (filter.kind === "choices" || filter.kind === "places") && filter.place === "bar"
    ? [{ key, filter, choices: toChoices(filter) }]
    : [],
);

/** The fields, without a wrapper: the bar and the panel place them. */
export function MainFilters({ criteria, localizacoes, onChoose, clears, chipLimit, isCompact = false }: Props) {
  return barFilters.map(({ key, filter, choices }) =>
    filter.kind === "places" ? (
      <PlacesField
        key={key}
        name={key}
        label={filter.legend}
        className="imo-filters__place"
        names={localizacoes}
        chosen={criteria[key as KeyOfKind<"places">]}
        clears={clears}
        chipLimit={isCompact ? chipLimit : undefined}
        onChange={(chosen) => onChoose({ [key]: chosen })}
      />
    ) : (
      <MultiSelect
        key={key}
        name={key}
        label={filter.legend}
        placeholder="Todos"
        choices={choices}
        chosen={criteria[key as KeyOfKind<"choices">]}
        onChange={(chosen) =>
          onChoose({ [key]: choices.flatMap(({ value }) => (chosen.includes(value) ? [value] : [])) })
        }
        chipLimit={chipLimit}
        {...(isCompact && filter.plural && { shortWord: filter.plural })}
      />
    ),
  );
}

function toChoices(filter: Filter) {
  return filter.kind === "choices" ? filter.options.map((value) => ({ value, label: getLabel(filter, value) })) : [];
}
