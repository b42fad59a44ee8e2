/**
 * The location field: type, and pick places from the list; several of them, each once
 * (docs/product/places.md#suggestions, docs/product/places.md#choosing, docs/product/places.md#long-names). A text that
 * was typed and not picked is never thrown away (docs/product/places.md#typed-places).
 */
import CircleAlert from "lucide-react/icons/circle-alert";
import MapPin from "lucide-react/icons/map-pin";
import { useMemo } from "react";
import type { GivenPlace } from "#domain/places/places.ts";
import { useWidgetId } from "#ui/widget-id.ts";
import { SelectShell } from "./SelectShell.tsx";
import { useSelectExchange } from "./use-select-exchange.ts";
import { useTypedPlace } from "./use-typed-place.ts";

type Props = {
  /** The field's name in the widget, of which its ids are made. */
  name: string;
  /** Shown above the control, and its accessible name. */
  label: string;
  /** The site's own places, in place of the built-in list; only these names become places. */
  names: readonly GivenPlace[] | undefined;
  /** Names of the chosen places in the order of choosing; one that is not on the list is shown all the same. */
  chosen: readonly string[];
  /** Gets the names of all that are chosen now. */
  onChange: (chosen: string[]) => void;
  /**
   * Sends what is chosen with the form, under `name` and joined by commas; as long as there are no suggestions to choose
   * from, what is typed.
   */
  isSent?: boolean;
  /** Gets what is typed and no place when the form is sent without it. */
  onLeftOut?: (text: string) => void;
  /** Goes up each time all filters are cleared, which takes what is typed and no place too. */
  clears?: number;
  /** Number of chips while the field has no focus; in a narrow widget one (docs/look.md#multi-select); all without it. */
  chipLimit?: number | undefined;
  /** For the field's place in a grid. */
  className?: string;
};

/** A text field with suggestions, and a chip for every place that was picked from them. */
export function PlacesField({ name, label, names, chosen, onChange, isSent, clears = 0, className, ...more }: Props) {
  const { onLeftOut, chipLimit } = more;
  const id = useWidgetId(name);
  const chips = useMemo(() => chosen.map((nome) => ({ value: nome, label: nome })), [chosen]);
  const { field, controls, shellEvents } = useSelectExchange();
  const { text, changeText, problem, settle, focusEvents, isFocused } = useTypedPlace(field, {
    names,
    chosen,
    onChange,
    clears,
    onLeftOut,
  });
  const isRejected = problem !== null;
  const errorId = isRejected ? `${id}-error` : undefined;
  const fold = chipLimit === undefined ? undefined : { chipLimit, shortWord: "" };
  const look = { id, chips, placeholder: "Concelho ou freguesia", ...fold };
  const isTextSent = !controls && chosen.length === 0 && !isRejected;
  const typed = { text, onText: changeText, errorId };

  return (
    <div
      ref={field}
      className={className ? `imo-field ${className}` : "imo-field"}
      data-focused={isFocused || undefined}
      {...focusEvents}
    >
      <label className="imo-field__label" id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <div className="imo-select-box imo-select-box--typed">
        {controls && (
          <controls.PlacesControl
            {...look}
            {...typed}
            names={names}
            onEnter={() => !isRejected && settle() === "kept"}
            onChange={onChange}
          />
        )}
        {shellEvents && (
          <SelectShell
            {...look}
            typed={{ ...typed, name: isSent && !isRejected ? name : undefined }}
            onRemove={(value) => onChange(chosen.filter((other) => other !== value))}
            events={shellEvents}
          />
        )}
        <MapPin className="imo-icon" />
      </div>
      {isRejected && (
        <p className="imo-field__error" id={errorId} role="alert">
          <CircleAlert className="imo-icon imo-icon--small" />
          <span>{problem}</span>
        </p>
      )}
      {isSent && !isTextSent && <input type="hidden" name={name} value={chosen.join(",")} />}
    </div>
  );
}
