import type { ComponentPropsWithoutRef } from "react";
import { Field, type FieldProps } from "./Field.tsx";
import { useOwnForm } from "./own-form.ts";
import { useScriptedValue } from "./scripted-value.ts";

type Props = Omit<ComponentPropsWithoutRef<"input">, keyof FieldProps> &
  FieldProps & {
    /** `€`, `%` or `m²`; shown inside the control unless the text includes it. */
    unit?: string;
  };

/**
 * A single line of text under its label, with an optional unit. Takes all attributes of an
 * `<input>` (docs/look.md#input).
 */
export function TextField({ label, hint, error, unit, className, ...input }: Props) {
  const control = useScriptedValue(input.onChange);
  const form = useOwnForm();
  const shared = {
    name: input.name,
    label,
    hint,
    error,
    describedBy: input["aria-describedby"],
    className,
  };
  return (
    <Field {...shared}>
      {(described) => {
        const field = (
          <input
            ref={control}
            type="text"
            form={form}
            {...input}
            {...described}
            className="imo-input"
          />
        );
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
