/**
 * Several of a short list: purposes, property types, collaborators. No typing, so that a phone shows the list and not
 * its keyboard, and no "select all" (docs/product/choice-lists.md#chip-limits).
 */
import { Check } from "lucide-react";
import { useMemo } from "react";
import Select, { components, type OptionProps } from "react-select";
import {
  ChipLimit,
  DropdownIndicator,
  MultiValue,
  MultiValueRemove,
  NullComponent,
  SelectContainer,
} from "./select-parts.tsx";
import { selectSettings } from "./select-settings.ts";
import type { Choice } from "./select-texts.ts";
import { useWidgetId } from "./widget-id.ts";

type Props = {
  /** What the field is known by in the widget: its ids are made of it. */
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
  /** How many chips are drawn before "e mais 3" (docs/product/choice-lists.md#chip-limits). */
  chipLimit: number;
};

const pieces = {
  DropdownIndicator,
  IndicatorSeparator: NullComponent,
  MultiValue,
  MultiValueRemove,
  Option: TickedOption,
  SelectContainer,
};

/** A select of several with a tick box a row; Enter, Space and a click on a chosen row take it back. */
export function MultiSelect({ name, label, placeholder, choices, chosen, onChange, chipLimit }: Props) {
  const id = useWidgetId(name);
  const value = useMemo(() => choices.filter((choice) => chosen.includes(choice.value)), [choices, chosen]);
  return (
    <div className="imo-field">
      <label className="imo-field__label" id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <ChipLimit value={chipLimit}>
        <Select<Choice, true>
          {...selectSettings}
          inputId={id}
          instanceId={id}
          aria-labelledby={`${id}-label`}
          components={pieces}
          options={choices}
          value={value}
          onChange={(picked) => onChange(picked.map((choice) => choice.value))}
          placeholder={placeholder}
          isSearchable={false}
        />
      </ChipLimit>
    </div>
  );
}

function TickedOption(props: OptionProps<Choice, true>) {
  return (
    <components.Option {...props}>
      <span className="imo-select__tick">
        <Check className="imo-icon" />
      </span>
      <span className="imo-select__text">{props.children}</span>
    </components.Option>
  );
}
