import MapPin from "lucide-react/icons/map-pin";
import { useMemo } from "react";
import type { GivenPlace } from "#domain/places/places.ts";
import { FieldError } from "#ui/Field.tsx";
import { useOwnForm } from "#ui/own-form.ts";
import { useWidgetId } from "#ui/widget-id.ts";
import { SelectShell } from "./SelectShell.tsx";
import type { Choice } from "./select-texts.ts";
import { useSelectExchange } from "./use-select-exchange.ts";
import { useTypedPlace } from "./use-typed-place.ts";

type Props = {
  name: string;
  label: string;
  /** Replaces the built-in list; only these names become places. */
  names: readonly GivenPlace[] | undefined;
  /** In the order they were chosen; a name that isn't on the list is still shown. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /**
   * Sends the places with the form, under `name` and separated by commas. Until there are
   * suggestions, it sends the typed text.
   */
  isSent?: boolean;
  /** Called with text that isn't a place, when the form is sent without it. */
  onLeftOut?: (text: string) => void;
  /**
   * Number of chips while the field isn't focused; all when left out (docs/look.md#multi-select).
   */
  chipLimit?: number | undefined;
  className?: string;
};

/**
 * The location field: visitors type, then pick places from the list
 * (docs/product/places.md#choosing). Text that was typed but not picked is never thrown away
 * (docs/product/places.md#typed-places).
 */
export function PlacesField({
  name,
  label,
  names,
  chosen,
  onChange,
  isSent,
  className,
  ...more
}: Props) {
  const { onLeftOut, chipLimit } = more;
  const id = useWidgetId(name);
  const form = useOwnForm();
  const chips = useMemo(() => chosen.map((nome) => ({ value: nome, label: nome })), [chosen]);
  const { field, controls, shellEvents } = useSelectExchange();
  const typing = useTypedPlace(field, { names, chosen, onChange, onLeftOut });
  const { text, changeText, problem, settle, focusEvents, isFocused } = typing;
  const errorId = problem ? `${id}-error` : undefined;
  const fold = chipLimit === undefined ? undefined : { chipLimit, shortWord: "" };
  const choose = (places: readonly Choice[]) => onChange(places.map(({ value }) => value));
  const look = { id, chips, onChange: choose, placeholder: "Concelho ou freguesia", ...fold };
  const isTextSent = !controls && chosen.length === 0 && !problem;
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
            onEnter={() => !problem && settle()}
          />
        )}
        {shellEvents && (
          <SelectShell
            {...look}
            typed={{ ...typed, name: isSent && !problem ? name : undefined }}
            events={shellEvents}
          />
        )}
        <MapPin className="imo-icon" />
      </div>
      {problem && (
        <FieldError id={`${id}-error`} role="alert">
          {problem}
        </FieldError>
      )}
      {isSent && !isTextSent && (
        <input type="hidden" form={form} name={name} value={chosen.join(",")} />
      )}
    </div>
  );
}
