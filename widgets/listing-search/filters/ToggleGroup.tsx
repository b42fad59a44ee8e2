import { isSameChoice } from "#domain/search/criteria.ts";
import { type Filter, getLabel } from "#domain/search/filters.ts";
import { Tick } from "#ui/Tick.tsx";
import "#ui/styles/choice.css";

type Props = {
  filter: Extract<Filter, { kind: "choices" | "counts" }>;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/**
 * A choice of options (docs/look.md#counts-and-states). Counts also get a button for each
 * open-ended range, such as "2 ou mais".
 */
export function ToggleGroup({ filter, chosen, onChange }: Props) {
  const { options } = filter;
  // Keeps the options' order, so that the same choice makes the same request.
  const toggled = (option: string) =>
    options.filter((other) =>
      other === option ? !chosen.includes(option) : chosen.includes(other),
    );
  return (
    <fieldset className="imo-panel__group">
      <legend className="imo-panel__legend">{filter.legend}</legend>
      <div className={filter.kind === "counts" ? "imo-toggles imo-toggles--counts" : "imo-toggles"}>
        {options.map((option) => (
          <label key={option} className="imo-toggle">
            <Tick
              type="checkbox"
              className="imo-toggle__input"
              checked={chosen.includes(option)}
              onChange={() => onChange(toggled(option))}
              // Screen readers would read +5 as "mais 5", which means something else
              // (docs/product/enumerations.md#counts).
              aria-label={option === "+5" ? "+5, 5 ou mais" : undefined}
            />
            <span>{getLabel(filter, option)}</span>
          </label>
        ))}
      </div>
      {filter.kind === "counts" && (
        <div className="imo-tails">
          {filter.tails.map((label, first) => {
            const tail = options.slice(first);
            const isChosen = isSameChoice(tail, chosen);
            return (
              <button
                key={label}
                type="button"
                className="imo-tail"
                aria-pressed={isChosen}
                onClick={() => onChange(isChosen ? [] : [...tail])}
              >
                {label}
              </button>
            );
          })}
        </div>
      )}
    </fieldset>
  );
}
