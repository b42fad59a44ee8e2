/** The multi-select that opens, by react-select (docs/look.md#multi-select). */
import { Check } from "lucide-react";
import { type KeyboardEvent, useCallback, useLayoutEffect, useMemo, useRef } from "react";
import Select, { type ControlProps, components, type OptionProps, type SelectInstance } from "react-select";
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
import { isLetter, TypeAhead } from "./type-ahead.ts";

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
        {...useLetters(choices)}
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

/** The row that begins with what is typed is highlighted, in a list that opens for it (docs/product/choice-lists.md#letters). */
function useLetters(choices: readonly Choice[]) {
  const ref = useRef<SelectInstance<Choice, true>>(null);
  const typeAhead = useRef<TypeAhead>(null);

  function onKeyDown(event: KeyboardEvent) {
    const select = ref.current;
    if (!select || !isLetter(event)) return;
    typeAhead.current ??= new TypeAhead();
    const { menuIsOpen } = select.props;
    const labels = choices.map(({ label }) => label);
    const current = menuIsOpen ? choices.findIndex(({ value }) => value === select.state.focusedOption?.value) : -1;
    const row = choices[typeAhead.current.findRow(labels, event.key, { current, time: event.timeStamp })];
    if (!row) return;
    event.preventDefault();
    if (!menuIsOpen) select.openMenu("first");
    // What react-select does itself for the keys that it knows: the mouse that lies over the list does not count.
    select.blockOptionHover = true;
    select.scrollToFocusedOptionOnUpdate = true;
    select.setState({ focusedOption: row, focusedOptionId: select.getFocusedOptionId(row), focusedValue: null });
  }
  return { ref, onKeyDown };
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
