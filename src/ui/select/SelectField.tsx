import type { ComponentProps } from "react";
import { Field, type FieldProps } from "#ui/Field.tsx";
import { NativeSelect } from "./NativeSelect.tsx";

type Props = Omit<ComponentProps<typeof NativeSelect>, "options"> &
  Pick<FieldProps, "name" | "label" | "error" | "className"> & { options: readonly string[] };

/** A native list under its label (docs/look.md#input). */
export function SelectField({ label, options, error, className, ...select }: Props) {
  return (
    <Field name={select.name} label={label} error={error} className={className}>
      {(control) => (
        <NativeSelect
          {...select}
          {...control}
          options={options.map((option) => ({ value: option, label: option }))}
        />
      )}
    </Field>
  );
}
