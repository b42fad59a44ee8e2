/** Several lines of text under their label (docs/look.md#input). */
import type { ComponentPropsWithRef } from "react";
import { Field } from "./Field.tsx";
import { SCROLLS_ITSELF } from "./scrolls-itself.ts";
import { hearUntoldText } from "./untold-text.ts";

type Props = Omit<ComponentPropsWithRef<"textarea">, "className"> & {
  /** The control's name in the widget, and for the browser's autofill. */
  name: string;
  /** Stands above the control and names it. */
  label: string;
  /** Stands below; read with the control. */
  hint?: string | undefined;
  /** Stands below in red and marks the control as invalid. */
  error?: string | undefined;
  /** For the field's place in its grid. */
  className?: string | undefined;
};

/** A `<textarea>` that takes all of its attributes. */
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
