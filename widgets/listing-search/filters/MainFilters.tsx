import { type Filter, filterEntries, getLabel, type KeyOfKind } from "#domain/search/filters.ts";
import { MultiSelect } from "#ui/select/MultiSelect.tsx";
import { PlacesField } from "#ui/select/PlacesField.tsx";
import { useFilters, useListing } from "../search/listing-context.tsx";

type Props = {
  chipLimit: number;
  /**
   * Limits the fields to two rows: several choices are summed up in a few words, and only some
   * places are shown.
   */
  isCompact?: boolean;
};

const barFilters = /* @__PURE__ */ filterEntries.flatMap(([key, filter]) =>
  (filter.kind === "choices" || filter.kind === "places") && filter.place === "bar"
    ? [{ key, filter, choices: toChoices(filter) }]
    : [],
);

/**
 * The bar's filters (docs/product/listing.md#filter-bar). They have no wrapper, because both the
 * bar and the panel lay them out.
 */
export function MainFilters({ chipLimit, isCompact = false }: Props) {
  const { store, localizacoes, clears } = useListing();
  const { criteria } = useFilters();
  return barFilters.map(({ key, filter, choices }) =>
    filter.kind === "places" ? (
      <PlacesField
        // Remounts the field once all filters are cleared, so that text that isn't a place
        // disappears, too.
        key={`${key} ${clears}`}
        name={key}
        label={filter.legend}
        className="imo-filters__place"
        names={localizacoes}
        chosen={criteria[key as KeyOfKind<"places">]}
        chipLimit={isCompact ? chipLimit : undefined}
        onChange={(chosen) => store.choose({ [key]: chosen })}
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
          store.choose({
            [key]: choices.flatMap(({ value }) => (chosen.includes(value) ? [value] : [])),
          })
        }
        chipLimit={chipLimit}
        {...(isCompact && filter.plural && { shortWord: filter.plural })}
      />
    ),
  );
}

function toChoices(filter: Filter) {
  return filter.kind === "choices"
    ? filter.options.map((value) => ({ value, label: getLabel(filter, value) }))
    : [];
}
