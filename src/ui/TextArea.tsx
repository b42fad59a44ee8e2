/** Several lines of text under their label (docs/look.md#input). */
import type { ComponentPropsWithRef } from "react";
import { Field } from "./Field.tsx";

type Props = Omit<ComponentPropsWithRef<"textarea">, "className"> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  className?: string | undefined;
};

export function TextArea({ label, hint, error, className, ...area }: Props) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => <textarea rows={4} {...area} {...control} className="imo-input imo-input--area" />}
    </Field>
  );
}
