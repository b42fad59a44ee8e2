import type { ChangeEvent, FocusEvent, KeyboardEvent } from "react";
import { cleanPhone } from "#domain/fields/contact-fields.ts";
import type { TextProps } from "#forms/session/control-props.ts";
import { TextField } from "#ui/TextField.tsx";

/**
 * A wizard's phone number (docs/product/wizards.md#phone). Other characters are removed when the
 * field is left, and at once from pasted or autofilled text.
 */
export function PhoneField({ onChange, onBlur, ...field }: TextProps) {
  const take = (value: string) => onChange({ target: { value } });
  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    take(isTyped(nativeEvent) ? target.value : cleanPhone(target.value));
  }
  function leave({ currentTarget }: FocusEvent<HTMLInputElement>) {
    take(cleanPhone(currentTarget.value));
    onBlur();
  }
  return (
    <TextField
      {...field}
      type="tel"
      inputMode="tel"
      enterKeyHint="next"
      onChange={change}
      onBlur={leave}
      // Enter sends the form or opens the next step without a blur.
      onKeyDown={({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) =>
        key === "Enter" && take(cleanPhone(currentTarget.value))
      }
    />
  );
}

/**
 * Whether an event comes from typing, which adds one character at a time or deletes; an autofill
 * has no `inputType`.
 */
function isTyped(event: Event): boolean {
  const { inputType = "", data } = event as Partial<InputEvent>;
  if (inputType === "insertText") return [...(data ?? "")].length <= 1;
  return /^(insertCompositionText|delete|history)/.test(inputType);
}
