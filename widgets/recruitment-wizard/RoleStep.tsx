import type { ChoiceTie } from "#forms/use-form-session.ts";
import { SelectField } from "#ui/select/SelectField.tsx";
import type { ApplicationSession } from "./application.ts";
import "#ui/styles/choice.css";

/** Step 1: one role and the agency (docs/product/recruitment.md#role-and-agency). */
export function RoleStep({ session }: { session: ApplicationSession }) {
  return (
    <div className="imo-wizard__groups">
      <Radios {...session.choice("funcao")} />
      <SelectField {...session.choice("agencia")} placeholder="Selecione a Agência" aria-required="true" />
    </div>
  );
}

/** Native radios in boxes large enough for a finger (docs/look.md#counts-and-states). */
function Radios({ label: legend, options, name, value, onChange }: ChoiceTie) {
  return (
    <fieldset>
      <legend className="imo-field__label">{legend}</legend>
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
