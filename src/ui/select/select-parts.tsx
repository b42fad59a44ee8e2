/**
 * Parts shared by both react-selects (docs/look.md#multi-select,
 * docs/product/choice-lists.md#chip-limits).
 */
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
 * Passes on to react-select only the keys meant for it. Otherwise it would swallow Escape on a
 * closed list, and take Home and End away from typed text. It would also leave the list open on
 * Tab, and Chromium would move the focus to the vanishing list.
 */
function SelectContainer(props: ContainerProps<Choice, true>) {
  const { menuIsOpen, inputValue, onMenuClose } = props.selectProps;

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const { key } = event;
    // React must close the list before the browser moves the focus.
    if (key === "Tab" && menuIsOpen) onMenuClose();
    const isBrowsers =
      event.nativeEvent.isComposing ||
      key === "Tab" ||
      (key === "Escape" && !menuIsOpen) ||
      ((key === "Home" || key === "End") && inputValue !== "") ||
      // When a key is held down to empty the field, it must stop at the chips.
      ((key === "Backspace" || key === "Delete") && event.repeat);
    if (!isBrowsers) props.innerProps.onKeyDown?.(event);
    // Otherwise a modal of the page would close along with the list
    // (docs/product/choice-lists.md#escape-key).
    if (key === "Escape" && menuIsOpen) event.stopPropagation();
  }
  return (
    <components.SelectContainer
      {...props}
      innerProps={{ ...props.innerProps, onKeyDown: handleKeyDown }}
    />
  );
}

/**
 * A chip. The last one also gets the text for those that aren't shown
 * (docs/product/choice-lists.md#chips-and-fingers).
 */
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

  /**
   * Removes the chip. After a touch, react-select would focus the field, which brings up the
   * keyboard.
   */
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
          // Otherwise the control would get the touch before the click, and would open the list.
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
 * The list, shown above anything that would clip it. While rows are ticked, added chips share the
 * field's existing rows, so that the list doesn't move under the finger
 * (docs/product/choice-lists.md#ticks). On a phone, where the list covers the next fields, a last
 * row says how to go on (docs/look.md#menu).
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

/** In px. In a row narrower than this, a list is as wide as the row (docs/look.md#menu). */
const NARROW = 480;

function measureMenu(control: Element, field: Element): Anchor {
  const { top, bottom, left, width } = control.getBoundingClientRect();
  const row = field.parentElement?.getBoundingClientRect();
  return row && row.width < NARROW
    ? { top, bottom, left: row.left, width: row.width }
    : { top, bottom, left, width };
}

/** The fields draw the arrow and the pin themselves, because the closed select needs them too. */
export const sharedPieces = {
  DropdownIndicator: null,
  IndicatorSeparator: null,
  Menu,
  MultiValue,
  SelectContainer,
};
