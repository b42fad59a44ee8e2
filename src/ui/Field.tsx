import CircleAlert from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";
import { useWidgetId } from "./widget-id.ts";

export type FieldProps = {
  name: string;
  label: string;
  hint?: string | undefined;
  /** The message under the control, which is then marked as invalid. */
  error?: string | undefined;
  className?: string | undefined;
};

type Props = FieldProps & {
  /** Ids of elements elsewhere that also describe the control. */
  describedBy?: string | undefined;
  children: (control: {
    id: string;
    "aria-describedby"?: string;
    "aria-invalid"?: true;
  }) => ReactNode;
};

/**
 * A label above its control, with hint and error below; screen readers read all three
 * (docs/look.md#input).
 */
export function Field({ name, label, hint, error, describedBy, className, children }: Props) {
  const id = useWidgetId(name);
  const described = [hint && `${id}-hint`, error && `${id}-error`, describedBy]
    .filter(Boolean)
    .join(" ");
  return (
    <div className={className ? `imo-field ${className}` : "imo-field"}>
      <label className="imo-field__label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        ...(described && { "aria-describedby": described }),
        ...(error && { "aria-invalid": true as const }),
      })}
      {hint && (
        <p className="imo-field__hint imo-small" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** The message under a control that says what is wrong. */
export function FieldError({
  children,
  ...error
}: {
  id?: string;
  role?: "alert";
  children: string;
}) {
  return (
    <p className="imo-field__error" {...error}>
      <CircleAlert className="imo-icon imo-icon--small" />
      <span>{children}</span>
    </p>
  );
}
