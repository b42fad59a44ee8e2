/** The multi-select that opens, by react-select (docs/look.md#multi-select). */
import { Check } from "lucide-react";
import { useCallback, useLayoutEffect, useMemo, useRef } from "react";
import Select, { type ControlProps, components, type OptionProps } from "react-select";
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
  /** In a narrow widget one chip stands for all (docs/look.md#multi-select). */
  isShortWhenNarrow?: boolean | undefined;
};

const pieces = {
  Control: SteadyControl,
  DropdownIndicator,
  IndicatorSeparator: NullComponent,
  Menu,
  MultiValue,
  MultiValueRemove,
  Option: TickedOption,
  SelectContainer,
};

/** The control without its label. */
export function MultiSelectControl({
  id,
  placeholder,
  choices,
  chips,
  onChange,
  chipLimit,
  isShortWhenNarrow = false,
}: Props) {
  const limit = useMemo(() => ({ chips: chipLimit, isShortWhenNarrow }), [chipLimit, isShortWhenNarrow]);
  return (
    <ChipLimit value={limit}>
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
        // Several ticks are one errand.
        closeMenuOnSelect={false}
      />
    </ChipLimit>
  );
}

/** Keeps the height that it had when its list opened: another row of chips would move the rows under the finger. */
function SteadyControl(props: ControlProps<Choice, true>) {
  const control = useRef<HTMLDivElement>(null);
  const { menuIsOpen, innerRef } = props;
  const setControl = useCallback(
    (element: HTMLDivElement | null) => {
      control.current = element;
      // react-select's own, by which it knows a finger beside the control.
      if (typeof innerRef === "function") innerRef(element);
    },
    [innerRef],
  );
  useLayoutEffect(() => {
    const { current } = control;
    if (!menuIsOpen || !current) return;
    current.style.height = `${current.offsetHeight}px`;
    return () => void current.style.removeProperty("height");
  }, [menuIsOpen]);
  return <components.Control {...props} innerRef={setControl} />;
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
