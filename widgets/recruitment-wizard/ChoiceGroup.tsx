/** A choice of one option, as native radios in boxes large enough for a finger (docs/look.md#radio). */
import type { ChoiceTie } from "#forms/use-form-session.ts";
import "#ui/styles/choice.css";

/** A group of radios in a form. */
export function ChoiceGroup({ label: legend, options, name, value, onChange }: ChoiceTie) {
  return (
    <fieldset>
      <legend className="imo-choices__legend">{legend}</legend>
      <div className="imo-choices">
        {options.map((option) => (
          <label key={option} className="imo-choice">
            <input
              type="radio"
              required
              className="imo-radio"
              name={name}
              value={option}
              checked={value === option}
              onChange={onChange}
            />
            <span>{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
