/** One line of text under its label, with a unit at its end where there is one (docs/look.md#input). */
import type { ComponentPropsWithRef } from "react";
import { Field } from "./Field.tsx";
import { hearUntoldText } from "./untold-text.ts";

type Props = Omit<ComponentPropsWithRef<"input">, "className"> & {
  /** The control's name in the widget, and for the browser's autofill. */
  name: string;
  /** Stands above the control and names it. */
  label: string;
  /** Stands below; read with the control. */
  hint?: string | undefined;
  /** Stands below in red and marks the control as invalid. */
  error?: string | undefined;
  /** `€`, `%`, `m²`: shown inside the control on the right, as long as what stands there does not say it itself. */
  unit?: string;
  /** For the field's place in its grid. */
  className?: string | undefined;
};

/** An `<input>` that takes all of its attributes. */
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
