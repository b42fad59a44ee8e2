import ChevronDown from "lucide-react/icons/chevron-down";
import { type ComponentPropsWithoutRef, type RefObject, useEffect, useEffectEvent, useRef } from "react";

type Props = Omit<ComponentPropsWithoutRef<"select">, "className" | "children"> & {
  options: readonly { value: string; label: string }[];
  /** Names the empty value. */
  placeholder?: string;
};

/** A native list with our arrow over it: best on phones and for screen readers (docs/look.md#input). */
export function NativeSelect({ options, placeholder, ...select }: Props) {
  const wrapper = useRef<HTMLSpanElement>(null);
  useUntoldChoice(wrapper, select.value);
  return (
    <span ref={wrapper} className="imo-native">
      <select {...select} className="imo-input">
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown className="imo-icon" />
    </span>
  );
}

const PRESSES = ["click", "mouseup", "keyup"] as const;

/**
 * A page's script may replace the list with its own and set this one's value without an event; React would restore the
 * old value at its next render.
 */
function useUntoldChoice(wrapper: RefObject<HTMLElement | null>, value: unknown): void {
  const tell = useEffectEvent(() => {
    const select = wrapper.current?.querySelector("select");
    const isChosen = select && select.selectedIndex >= 0 && select.value !== value;
    if (isChosen) select.dispatchEvent(new Event("change", { bubbles: true }));
  });
  useEffect(() => {
    const look = () => tell();
    // On the window, which hears a press after the page's own scripts.
    for (const press of PRESSES) addEventListener(press, look);
    return () => {
      for (const press of PRESSES) removeEventListener(press, look);
    };
  }, []);
}
