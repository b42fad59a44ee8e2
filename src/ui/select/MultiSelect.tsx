/**
 * Several of a short list: purposes, property types, collaborators. No typing, so that a phone shows the list and not
 * its keyboard, and no "select all" (docs/product/choice-lists.md#chip-limits).
 */
import ChevronDown from "lucide-react/icons/chevron-down";
import { useMemo } from "react";
import { useWidgetId } from "#ui/widget-id.ts";
import { SelectShell } from "./SelectShell.tsx";
import type { Choice } from "./select-texts.ts";
import { useSelectExchange } from "./use-select-exchange.ts";

type Props = {
  /** The field's name in the widget, of which its ids are made. */
  name: string;
  /** Shown above the control, and its accessible name. */
  label: string;
  /** Shown while nothing is chosen: what that means (`Todos`). */
  placeholder: string;
  /** The list, in the order in which it is offered and in which chips stand. */
  choices: readonly Choice[];
  /** Values of the chosen ones, in any order; one that is not among the choices is not shown. */
  chosen: readonly string[];
  /** Gets the values of all that are chosen now. */
  onChange: (chosen: string[]) => void;
  /** Number of chips before "e mais 3" (docs/product/choice-lists.md#chip-limits). */
  chipLimit: number;
  /** The plural that a narrow widget shows in place of chips, so that the field never grows there: "2 tipos" (docs/look.md#multi-select). */
  shortWord?: string;
};

/** A select of several with a tick box a row; Enter, Space and a click on a chosen row take it back. */
export function MultiSelect({ name, label, placeholder, choices, chosen, onChange, ...limits }: Props) {
  const id = useWidgetId(name);
  const chips = useMemo(() => choices.filter((choice) => chosen.includes(choice.value)), [choices, chosen]);
  const { field, controls, shellEvents } = useSelectExchange();
  const look = { id, placeholder, chips, ...limits };
  const remove = (value: string) => onChange(chips.map((chip) => chip.value).filter((other) => other !== value));
  return (
    <div ref={field} className="imo-field">
      <label className="imo-field__label" id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <div className="imo-select-box imo-select-box--list">
        {controls && <controls.MultiSelectControl {...look} choices={choices} onChange={onChange} />}
        {shellEvents && <SelectShell {...look} onRemove={remove} events={shellEvents} />}
        <ChevronDown className="imo-icon" />
      </div>
    </div>
  );
}
