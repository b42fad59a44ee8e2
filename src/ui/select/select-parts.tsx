/** Parts that both react-selects share (docs/look.md#multi-select, docs/product/choice-lists.md#chip-limits). */
import X from "lucide-react/icons/x";
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from "react";
import {
  type ContainerProps,
  components,
  type MenuProps,
  type MultiValueProps,
  type MultiValueRemoveProps,
} from "react-select";
import { SCROLLS_ITSELF } from "#ui/scroller.ts";
import { type Anchor, showInTopLayer } from "#ui/top-layer.ts";
import { RestTexts } from "./SelectShell.tsx";
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
  return <components.SelectContainer {...props} innerProps={{ ...props.innerProps, onKeyDown: handleKeyDown }} />;
}

/** After the last chip stands the text for those that are not seen. */
function MultiValue(props: MultiValueProps<Choice, true>) {
  const { isSearchable, chipLimit, shortWord } = props.selectProps;
  const chips = props.getValue();
  return (
    <>
      {(isSearchable || props.index < (chipLimit ?? chips.length)) && <components.MultiValue {...props} />}
      {props.index === chips.length - 1 && <RestTexts chips={chips} chipLimit={chipLimit} shortWord={shortWord} />}
    </>
  );
}

/** The cross of a chip (docs/product/choice-lists.md#chips-and-fingers). */
function MultiValueRemove(props: MultiValueRemoveProps<Choice, true>) {
  const pointer = useRef("");
  const { data, selectProps, innerProps } = props;

  /** react-select would focus the field, which brings up a phone's keyboard. */
  function handleClick(event: MouseEvent<HTMLDivElement>) {
    if (pointer.current !== "touch") return innerProps.onClick?.(event);
    const chips = selectProps.value as readonly Choice[];
    selectProps.onChange(
      chips.filter((chip) => chip !== data),
      { action: "remove-value", removedValue: data },
    );
  }
  return (
    <components.MultiValueRemove
      {...props}
      innerProps={{
        ...innerProps,
        "aria-label": `Retirar ${data.label}`,
        onPointerDown: ({ pointerType }) => {
          pointer.current = pointerType;
        },
        onClick: handleClick,
        // react-select removes when a finger leaves the cross, also one that only scrolls the page. The click after a
        // tap removes too, unless the control hears the finger first and opens the list.
        onTouchEnd: (event) => event.stopPropagation(),
      }}
    >
      <X className="imo-icon imo-icon--small" />
    </components.MultiValueRemove>
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
      control.toggleAttribute("data-one-row", height <= Number.parseFloat(getComputedStyle(control).minHeight));
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
          <button type="button" className="imo-select__done" tabIndex={-1} onClick={() => onMenuClose()}>
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
  return row && row.width < NARROW ? { top, bottom, left: row.left, width: row.width } : { top, bottom, left, width };
}

/** The arrow and the pin are drawn by the fields, over the closed select too. */
export const sharedPieces = {
  DropdownIndicator: null,
  IndicatorSeparator: null,
  Menu,
  MultiValue,
  MultiValueRemove,
  SelectContainer,
};
