import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentPropsWithoutRef } from "react";
import { useOwnForm } from "#ui/own-form.ts";
import { useScriptedValue } from "#ui/scripted-value.ts";

type Props = Omit<ComponentPropsWithoutRef<"select">, "className" | "children"> & {
  options: readonly { value: string; label: string }[];
  /** The label of the empty value. */
  placeholder?: string;
};

/**
 * A native list with our arrow over it, which works best on phones and with screen readers
 * (docs/look.md#input).
 */
export function NativeSelect({ options, placeholder, ...select }: Props) {
  const control = useScriptedValue(select.onChange);
  const form = useOwnForm();
  return (
    <span className="imo-native">
      <select ref={control} form={form} {...select} className="imo-input">
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
