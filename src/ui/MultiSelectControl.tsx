/** The multi-select that opens, by react-select (docs/look.md#multi-select). */
import { Check } from "lucide-react";
import Select, { components, type OptionProps } from "react-select";
import {
  ChipLimit,
  DropdownIndicator,
  Menu,
  MultiValue,
  MultiValueRemove,
  NullComponent,
  SelectContainer,
} from "./select-parts.tsx";
import { selectSettings } from "./select-settings.ts";
import type { Choice } from "./select-texts.ts";

type Props = {
  /** The input's id; the label's is the same with `-label`. */
  id: string;
  /** Shown while nothing is chosen. */
  placeholder: string;
  /** The list, in the order in which it is offered. */
  choices: readonly Choice[];
  /** Those of them that are chosen. */
  chips: readonly Choice[];
  /** Gets the values of all that are chosen now. */
  onChange: (chosen: string[]) => void;
  /** How many chips are drawn before "e mais 3". */
  chipLimit: number;
};

const pieces = {
  DropdownIndicator,
  IndicatorSeparator: NullComponent,
  Menu,
  MultiValue,
  MultiValueRemove,
  Option: TickedOption,
  SelectContainer,
};

/** The control without its label. */
export function MultiSelectControl({ id, placeholder, choices, chips, onChange, chipLimit }: Props) {
  return (
    <ChipLimit value={chipLimit}>
      <Select<Choice, true>
        {...selectSettings}
        inputId={id}
        instanceId={id}
        aria-labelledby={`${id}-label`}
        components={pieces}
        options={choices}
        value={chips}
        onChange={(picked) => onChange(picked.map((choice) => choice.value))}
        placeholder={placeholder}
        isSearchable={false}
      />
    </ChipLimit>
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
