import type { ComponentPropsWithoutRef } from "react";
import { Field, type FieldProps } from "./Field.tsx";
import { useOwnForm } from "./own-form.ts";
import { useScriptedValue } from "./scripted-value.ts";
import { SCROLLS_ITSELF } from "./scroller.ts";

type Props = Omit<ComponentPropsWithoutRef<"textarea">, keyof FieldProps> & FieldProps;

/**
 * Several lines of text under their label. Takes all attributes of a `<textarea>`
 * (docs/look.md#input).
 */
export function TextArea({ label, hint, error, className, ...area }: Props) {
  const control = useScriptedValue(area.onChange);
  const form = useOwnForm();
  return (
    <Field name={area.name} label={label} hint={hint} error={error} className={className}>
      {(described) => (
        <textarea
          ref={control}
          rows={4}
          form={form}
          {...SCROLLS_ITSELF}
          {...area}
          {...described}
          className="imo-input imo-input--area"
        />
      )}
    </Field>
  );
}
