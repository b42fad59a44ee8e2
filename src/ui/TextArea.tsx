import type { ComponentPropsWithRef } from "react";
import { Field, type FieldProps } from "./Field.tsx";
import { SCROLLS_ITSELF } from "./scroller.ts";
import { hearUntoldText } from "./untold-text.ts";

type Props = Omit<ComponentPropsWithRef<"textarea">, keyof FieldProps> & FieldProps;

/** Several lines of text under their label; a `<textarea>` with all of its attributes (docs/look.md#input). */
export function TextArea({ label, hint, error, className, ...area }: Props) {
  return (
    <Field name={area.name} label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <textarea
          rows={4}
          {...SCROLLS_ITSELF}
          {...area}
          {...hearUntoldText(area)}
          {...control}
          className="imo-input imo-input--area"
        />
      )}
    </Field>
  );
}
