/** A native list under its label (docs/look.md#native-select). */
import type { ComponentProps } from "react";
import { Field } from "#ui/Field.tsx";
import { NativeSelect } from "./NativeSelect.tsx";

type Props = Omit<ComponentProps<typeof NativeSelect>, "options"> & {
  /** The control's name in the widget, and for the browser's autofill. */
  name: string;
  /** Stands above the list and names it. */
  label: string;
  /** The choices, as they are shown and sent. */
  options: readonly string[];
  /** For the field's place in its grid. */
  className?: string | undefined;
};

/** A {@link NativeSelect} in a {@link Field}. */
export function SelectField({ label, options, className, ...select }: Props) {
  return (
    <Field name={select.name} label={label} className={className}>
      {(control) => (
        <NativeSelect {...select} {...control} options={options.map((option) => ({ value: option, label: option }))} />
      )}
    </Field>
  );
}
