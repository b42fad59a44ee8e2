/** Ties a control to its label, hint and error, so that a screen reader says all three (docs/look.md#input). */
import CircleAlert from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";
import { useWidgetId } from "./widget-id.ts";

/** Attributes that tie a control to its field. */
export type ControlProps = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };

type Props = {
  /** The control's name in the widget, of which its id is made. */
  name: string;
  /** Stands above the control and names it. */
  label: string;
  /** Stands below; read with the control. */
  hint?: string | undefined;
  /** Stands below in red and marks the control as invalid. */
  error?: string | undefined;
  /** Ids of texts elsewhere that describe the control too. */
  describedBy?: string | undefined;
  /** For the field's place in its grid. */
  className?: string | undefined;
  /** Draws the control, which has to carry what it is given. */
  children: (control: ControlProps) => ReactNode;
};

/** A label over its control, with hint and error below. */
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
