/**
 * Several of a few, as native checkboxes that look like buttons: 1 2 3 4 +5, Novo Renovado …
 * (docs/look.md#counts-and-states).
 */
import { isSameChoice } from "#domain/search/criteria.ts";
import "#ui/styles/choice.css";

type Props = {
  /** Names the group, to eyes and screen readers. */
  legend: string;
  /** Shown and given as they are, `+5` included. */
  options: readonly string[];
  /** Those of the options that are chosen, in any order. */
  chosen: readonly string[];
  /** Gets all that are chosen now, in the order of the options. */
  onChange: (chosen: string[]) => void;
  /** Five equal columns for the counts; words wrap. */
  kind?: "counts" | "words";
  /** What stands under the counts: all of them from one on, in one tap. */
  tails?: readonly Tail[];
};

/** A choice of several at once: its words, and what is chosen by it. */
type Tail = { label: string; chosen: string[] };

/** A fieldset of checkboxes, of which any number may be chosen. */
export function ToggleGroup({ legend, options, chosen, onChange, kind = "words", tails = [] }: Props) {
  // In the options' order, whatever the order of the clicks: the same choice is the same request.
  const toggled = (option: string) =>
    options.filter((other) => (other === option ? !chosen.includes(option) : chosen.includes(other)));
  return (
    <fieldset className="imo-panel__group">
      <legend className="imo-panel__legend">{legend}</legend>
      <div className={kind === "counts" ? "imo-toggles imo-toggles--counts" : "imo-toggles"}>
        {options.map((option) => (
          <label key={option} className="imo-toggle">
            <input
              type="checkbox"
              className="imo-toggle__input"
              checked={chosen.includes(option)}
              onChange={() => onChange(toggled(option))}
              aria-label={spoken(option)}
            />
            <span>{option}</span>
          </label>
        ))}
      </div>
      {tails.length > 0 && (
        <div className="imo-tails">
          {tails.map((tail) => {
            const isChosen = isSameChoice(tail.chosen, chosen);
            return (
              <button
                key={tail.label}
                type="button"
                className="imo-tail"
                aria-pressed={isChosen}
                onClick={() => onChange(isChosen ? [] : tail.chosen)}
              >
                {tail.label}
              </button>
            );
          })}
        </div>
      )}
    </fieldset>
  );
}

/** A screen reader says "mais 5" for +5, which is not what it means (docs/product/enumerations.md#counts). */
function spoken(option: string): string {
  return option === "+5" ? "+5, 5 ou mais" : option;
}
