import ChevronDown from "lucide-react/icons/chevron-down";
import { useMemo } from "react";
import { useWidgetId } from "#ui/widget-id.ts";
import { SelectShell } from "./SelectShell.tsx";
import type { Choice } from "./select-texts.ts";
import { useSelectExchange } from "./use-select-exchange.ts";

type Props = {
  name: string;
  label: string;
  /** Shown while nothing is chosen (`Todos`). */
  placeholder: string;
  /** In the order in which the list and the chips show them. */
  choices: readonly Choice[];
  /** In any order; values that aren't among the choices aren't shown. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Number of chips before "e mais 3" (docs/product/choice-lists.md#chip-limits). */
  chipLimit: number;
  /** In a narrow widget, "2 tipos" replaces the chips (docs/look.md#multi-select). */
  shortWord?: string;
};

/**
 * A select for several values, with a checkbox in each row
 * (docs/product/choice-lists.md#chip-limits). It can't be typed in, so that a phone shows the list
 * and not its keyboard.
 */
export function MultiSelect({ name, label, choices, chosen, onChange, ...limits }: Props) {
  const id = useWidgetId(name);
  const chips = useMemo(
    () => choices.filter((choice) => chosen.includes(choice.value)),
    [choices, chosen],
  );
  const { field, controls, shellEvents } = useSelectExchange();
  const tick = (ticked: readonly Choice[]) => onChange(ticked.map(({ value }) => value));
  const look = { id, chips, onChange: tick, ...limits };
  return (
    <div ref={field} className="imo-field">
      <label className="imo-field__label" id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <div className="imo-select-box imo-select-box--list">
        {controls && <controls.MultiSelectControl {...look} choices={choices} />}
        {shellEvents && <SelectShell {...look} events={shellEvents} />}
        <ChevronDown className="imo-icon" />
      </div>
    </div>
  );
}
