import CircleAlert from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";
import { useWidgetId } from "./widget-id.ts";

export type ControlProps = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };

type Props = {
  /** The control's id is made of it. */
  name: string;
  label: string;
  hint?: string | undefined;
  /** Also marks the control as invalid. */
  error?: string | undefined;
  /** Ids of texts elsewhere that describe the control too. */
  describedBy?: string | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** A label over its control, with hint and error below: a screen reader says all three (docs/look.md#input). */
export function Field({ name, label, hint, error, describedBy, className, children }: Props) {
  const id = useWidgetId(name);
  const described = [hint && `${id}-hint`, error && `${id}-error`, describedBy].filter(Boolean).join(" ");
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
        <p className="imo-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="imo-field__error" id={`${id}-error`}>
          <CircleAlert className="imo-icon imo-icon--small" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
