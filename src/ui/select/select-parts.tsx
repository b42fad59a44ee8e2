/** Parts that both react-selects share (docs/look.md#multi-select, docs/product/choice-lists.md#chip-limits). */
import X from "lucide-react/icons/x";
import { createContext, type KeyboardEvent, type MouseEvent, useContext, useLayoutEffect, useRef } from "react";
import {
  type ContainerProps,
  components,
  type MenuProps,
  type MultiValueProps,
  type MultiValueRemoveProps,
} from "react-select";
import { SCROLLS_ITSELF } from "#ui/scroller.ts";
import { type Anchor, showInTopLayer } from "#ui/top-layer.ts";
import { type SelectLook, toRestTexts } from "./SelectShell.tsx";
import type { Choice } from "./select-texts.ts";

export const ChipLook = createContext<Pick<SelectLook, "chipLimit" | "shortWord"> & { isTyped?: boolean }>({});

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
  const { isTyped, ...look } = useContext(ChipLook);
  const { index } = props;
  const count = props.getValue().length;
  const { more, short } = toRestTexts(count, look);
  const isLast = index === count - 1;
  return (
    <>
      {(isTyped || index < (look.chipLimit ?? count)) && <components.MultiValue {...props} />}
      {isLast && more && <span className="imo-select__more">{more}</span>}
      {isLast && short && <span className="imo-select__rest">{short}</span>}
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
    const chosen = Array.isArray(selectProps.value) ? (selectProps.value as readonly Choice[]) : [];
    const kept = chosen.filter((choice) => choice.value !== data.value);
    selectProps.onChange(kept, { action: "remove-value", removedValue: data });
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
 * The list, over whatever would cut it.
 * @param keepsHeight chips that are added share the field's row or rows, so that the list does not move under the finger
 * (docs/product/choice-lists.md#ticks)
 */
export function TopMenu({ keepsHeight, ...props }: MenuProps<Choice, true> & { keepsHeight?: boolean }) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const field = layer.current?.closest(".imo-field");
    const control = field?.querySelector<HTMLElement>(".imo-select__control");
    if (!layer.current || !field || !control) return;
    if (keepsHeight) {
      const height = control.offsetHeight;
      control.style.height = `${height}px`;
      control.toggleAttribute("data-one-row", height <= Number.parseFloat(getComputedStyle(control).minHeight));
    }
    const hide = showInTopLayer(layer.current, control, () => measureMenu(control, field));
    return () => {
      control.style.height = "";
      hide();
    };
  }, [keepsHeight]);
  return (
    <div ref={layer} className="imo-select__layer" {...SCROLLS_ITSELF}>
      <components.Menu {...props} />
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
  Menu: TopMenu,
  MultiValue,
  MultiValueRemove,
  SelectContainer,
};
