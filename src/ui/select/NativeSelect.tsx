/** A native list with our arrow over it: best on phones and for screen readers (docs/look.md#native-select). */
import { ChevronDown } from "lucide-react";
import type { ComponentPropsWithRef } from "react";

type Props = Omit<ComponentPropsWithRef<"select">, "className" | "children"> & {
  /** What there is to choose from, in this order. */
  options: readonly { value: string; label: string }[];
  /** What stands there while nothing is chosen; its value is the empty text. */
  placeholder?: string;
};

/** A `<select>` that takes all of its attributes. */
export function NativeSelect({ options, placeholder, ...select }: Props) {
  const isUnchosen = placeholder !== undefined && !select.value;
  return (
    <span className={isUnchosen ? "imo-native imo-native--placeholder" : "imo-native"}>
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
