/** Parts that both react-selects share (docs/look.md#multi-select, docs/product/choice-lists.md#chip-limits). */
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from "react";
import {
  type ContainerProps,
  components,
  type MenuProps,
  type MultiValueProps,
} from "react-select";
import { SCROLLS_ITSELF } from "#ui/scroller.ts";
import { type Anchor, showInTopLayer } from "#ui/top-layer.ts";
import { Chip, RestTexts } from "./SelectShell.tsx";
import type { Choice } from "./select-texts.ts";

/**
 * Leaves react-select the keys that are its own. It would swallow Escape on a closed list; leave the list open on Tab,
 * so that Chromium moves the focus to the vanishing list; and take Home and End from a typed text.
 */
function SelectContainer(props: ContainerProps<Choice, true>) {
  const { menuIsOpen, inputValue, onMenuClose } = props.selectProps;

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const { key } = event;
    // React closes the list before the browser moves the focus.
    if (key === "Tab" && menuIsOpen) onMenuClose();
    const isBrowsers =
      event.nativeEvent.isComposing ||
      key === "Tab" ||
      (key === "Escape" && !menuIsOpen) ||
      ((key === "Home" || key === "End") && inputValue !== "") ||
      // A key held down to empty the field stops at the chips.
      ((key === "Backspace" || key === "Delete") && event.repeat);
    if (!isBrowsers) props.innerProps.onKeyDown?.(event);
    // A modal of the page would close along with the list (docs/product/choice-lists.md#escape-key).
    if (key === "Escape" && menuIsOpen) event.stopPropagation();
  }
  return (
    <components.SelectContainer
      {...props}
      innerProps={{ ...props.innerProps, onKeyDown: handleKeyDown }}
    />
  );
}

/** A chip, the last one with the text for those that are not seen (docs/product/choice-lists.md#chips-and-fingers). */
function MultiValue({
  data,
  index,
  isFocused,
  removeProps,
  getValue,
  selectProps,
}: MultiValueProps<Choice, true>) {
  const { isSearchable: isTyped, chipLimit, shortWord } = selectProps;
  const chips = getValue();
  const pointer = useRef("");

  /** react-select would focus the field, which brings up a phone's keyboard. */
  function remove(event: MouseEvent<HTMLDivElement>) {
    if (pointer.current !== "touch") return removeProps.onClick?.(event);
    const kept = chips.filter((chip) => chip !== data);
    selectProps.onChange(kept, { action: "remove-value", removedValue: data });
  }
  return (
    <>
      {(isTyped || index < (chipLimit ?? chips.length)) && (
        <Chip
          label={data.label}
          isTyped={isTyped}
          isFocused={isFocused}
          onMouseDown={removeProps.onMouseDown}
          onPointerDown={({ pointerType }) => {
            pointer.current = pointerType;
          }}
          // Otherwise the control hears the finger before the click and opens the list.
          onTouchEnd={(event) => event.stopPropagation()}
          onClick={remove}
        />
      )}
      {index === chips.length - 1 && (
        <RestTexts chips={chips} chipLimit={chipLimit} shortWord={shortWord} />
      )}
    </>
  );
}

/**
 * The list, over whatever would cut it. Where rows are ticked, added chips share the field's row or rows, so that the list
 * does not move under the finger (docs/product/choice-lists.md#ticks), and a last row says how to go on from a phone's list
 * that lies over the next fields (docs/look.md#menu).
 */
function Menu({ children, ...props }: MenuProps<Choice, true>) {
  const { isSearchable, onMenuClose } = props.selectProps;
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const field = layer.current?.closest(".imo-field");
    const control = field?.querySelector<HTMLElement>(".imo-select__control");
    if (!layer.current || !field || !control) return;
    if (!isSearchable) {
      const height = control.offsetHeight;
      control.style.height = `${height}px`;
      control.toggleAttribute(
        "data-one-row",
        height <= Number.parseFloat(getComputedStyle(control).minHeight),
      );
    }
    const hide = showInTopLayer(layer.current, control, () => measureMenu(control, field));
    return () => {
      control.style.height = "";
      hide();
    };
  }, [isSearchable]);
  return (
    <div ref={layer} className="imo-select__layer" {...SCROLLS_ITSELF}>
      <components.Menu {...props}>
        {children}
        {!isSearchable && (
          <button
            type="button"
            className="imo-select__done"
            tabIndex={-1}
            onClick={() => onMenuClose()}
          >
            Pronto
          </button>
        )}
      </components.Menu>
    </div>
  );
}

/** In px; below it a list is as wide as its field's row (docs/look.md#menu). */
const NARROW = 480;

function measureMenu(control: Element, field: Element): Anchor {
  const { top, bottom, left, width } = control.getBoundingClientRect();
  const row = field.parentElement?.getBoundingClientRect();
  return row && row.width < NARROW
    ? { top, bottom, left: row.left, width: row.width }
    : { top, bottom, left, width };
}

/** The arrow and the pin are drawn by the fields, over the closed select too. */
export const sharedPieces = {
  DropdownIndicator: null,
  IndicatorSeparator: null,
  Menu,
  MultiValue,
  SelectContainer,
};
