import type { ComponentPropsWithRef } from "react";
import { Field } from "./Field.tsx";
import { hearUntoldText } from "./untold-text.ts";

type Props = Omit<ComponentPropsWithRef<"input">, "className"> & {
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** `€`, `%`, `m²`: shown inside the control, unless its text says it. */
  unit?: string;
  className?: string | undefined;
};

/**
 * One line of text under its label, with a unit where there is one; an `<input>` with all of its attributes
 * (docs/look.md#input).
 */
export function TextField({ label, hint, error, unit, className, ...input }: Props) {
  return (
    <Field
      name={input.name}
      label={label}
      hint={hint}
      error={error}
      describedBy={input["aria-describedby"]}
      className={className}
    >
      {(control) =>
        unit ? (
          <span className="imo-affix">
            <input type="text" {...input} {...hearUntoldText(input)} {...control} className="imo-input" />
            {!String(input.value ?? "").includes(unit) && (
              <span className="imo-affix__unit" aria-hidden="true">
                {unit}
              </span>
            )}
          </span>
        ) : (
          <input type="text" {...input} {...hearUntoldText(input)} {...control} className="imo-input" />
        )
      }
    </Field>
  );
}
