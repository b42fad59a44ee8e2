import type { ChangeEvent, FocusEvent, KeyboardEvent } from "react";
import { cleanPhone } from "#domain/fields/contact-fields.ts";
import type { TextTie } from "#forms/use-form-session.ts";
import { TextField } from "#ui/TextField.tsx";

type Props = Omit<TextTie, "onChange"> & { onChange: (phone: string) => void };

/**
 * A wizard's phone number (docs/product/wizards.md#phone): other characters go when the field is left, and at once from
 * pasted or autofilled text.
 */
export function PhoneField({ onChange, onBlur, ...field }: Props) {
  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    onChange(isTyped(nativeEvent) ? target.value : cleanPhone(target.value));
  }
  function leave({ currentTarget }: FocusEvent<HTMLInputElement>) {
    onChange(cleanPhone(currentTarget.value));
    onBlur();
  }
  return (
    <TextField
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      enterKeyHint="next"
      aria-required="true"
      {...field}
      onChange={change}
      onBlur={leave}
      // Enter sends the form, or goes on, without leaving the field.
      onKeyDown={({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) =>
        key === "Enter" && onChange(cleanPhone(currentTarget.value))
      }
    />
  );
}

/** One character at a time, or a deletion; an autofill says nothing of how it came about. */
function isTyped(event: Event): boolean {
  const { inputType = "", data } = event as Partial<InputEvent>;
  if (inputType === "insertText") return [...(data ?? "")].length <= 1;
  return /^(insertCompositionText|delete|history)/.test(inputType);
}
