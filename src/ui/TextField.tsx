import type { ComponentPropsWithRef } from "react";
import { Field, type FieldProps } from "./Field.tsx";
import { hearUntoldText } from "./untold-text.ts";

type Props = Omit<ComponentPropsWithRef<"input">, keyof FieldProps> &
  FieldProps & {
    /** `€`, `%`, `m²`: shown inside the control, unless its text says it. */
    unit?: string;
  };

/**
 * One line of text under its label, with a unit where there is one; an `<input>` with all of its attributes
 * (docs/look.md#input).
 */
export function TextField({ label, hint, error, unit, className, ...input }: Props) {
  const shared = { name: input.name, label, hint, error, describedBy: input["aria-describedby"], className };
  return (
    <Field {...shared}>
      {(control) => {
        const field = <input type="text" {...input} {...hearUntoldText(input)} {...control} className="imo-input" />;
        if (!unit) return field;
        return (
          <span className="imo-affix">
            {field}
            {!String(input.value ?? "").includes(unit) && (
              <span className="imo-affix__unit" aria-hidden="true">
                {unit}
              </span>
            )}
          </span>
        );
      }}
    </Field>
  );
}
