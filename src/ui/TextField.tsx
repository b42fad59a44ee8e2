/** One line of text under its label, with a unit at its end where there is one (docs/look.md#input). */
import type { ComponentPropsWithRef } from "react";
import { Field } from "./Field.tsx";

type Props = Omit<ComponentPropsWithRef<"input">, "className"> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** `€`, `%`, `m²`: shown inside the control on the right. */
  unit?: string;
  className?: string | undefined;
};

export function TextField({ label, hint, error, unit, className, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) =>
        unit ? (
          <span className="imo-affix">
            <input type="text" {...input} {...control} className="imo-input" />
            <span className="imo-affix__unit" aria-hidden="true">
              {unit}
            </span>
          </span>
        ) : (
          <input type="text" {...input} {...control} className="imo-input" />
        )
      }
    </Field>
  );
}
