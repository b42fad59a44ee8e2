/**
 * Several of a short list: purposes, property types, collaborators. No typing, so that a phone shows the list and not its
 * keyboard, and no "select all" (DECISIONS 5).
 */
import { Check } from "lucide-react";
import { useId, useMemo } from "react";
import Select, { components, type OptionProps } from "react-select";
import { Arrow, Chip, ChipCross, ChipLimit, Nothing } from "./select-parts.tsx";
import { type Choice, liveMessages, optionsFound } from "./select-texts.ts";

type Props = {
  label: string;
  placeholder: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  chipLimit: number;
};

const pieces = {
  DropdownIndicator: Arrow,
  IndicatorSeparator: Nothing,
  MultiValue: Chip,
  MultiValueRemove: ChipCross,
  Option: TickedOption,
};

export function MultiSelect({ label, placeholder, choices, chosen, onChange, chipLimit }: Props) {
  const id = useId();
  const value = useMemo(() => choices.filter((choice) => chosen.includes(choice.value)), [choices, chosen]);
  return (
    <div className="imo-field">
      <label className="imo-field__label" id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <ChipLimit value={chipLimit}>
        <Select<Choice, true>
          isMulti
          inputId={id}
          instanceId={id}
          aria-labelledby={`${id}-label`}
          className="imo-select"
          classNamePrefix="imo-select"
          components={pieces}
          options={choices}
          value={value}
          onChange={(picked) => onChange(picked.map((choice) => choice.value))}
          placeholder={placeholder}
          isSearchable={false}
          isClearable={false}
          blurInputOnSelect={false}
          hideSelectedOptions={false}
          ariaLiveMessages={liveMessages}
          screenReaderStatus={({ count }) => optionsFound(count)}
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
