/**
 * A wizard's phone number: a plus and digits only. What was pasted or autofilled loses its blanks, dots, hyphens and
 * brackets; what was typed stays as it is, and the message teaches (docs/product/wizards.md#phone).
 */
import type { ChangeEvent } from "react";
import { cleanPhone } from "#domain/contact-fields.ts";
import { TextField } from "#ui/TextField.tsx";
import type { TextTie } from "./use-form-session.ts";

type Props = Omit<TextTie, "onChange"> & { label: string; onChange: (phone: string) => void };

/** A {@link TextField} for a phone number that has to be given; `onChange` gets the number. */
export function PhoneField({ onChange, ...field }: Props) {
  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    onChange(isTyped(nativeEvent) ? target.value : cleanPhone(target.value));
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
    />
  );
}

/** One character at a time, or a deletion. An autofill says nothing of how it came about, or that it replaced the text. */
function isTyped(event: Event): boolean {
  const { inputType = "", data } = event as Partial<InputEvent>;
  if (inputType === "insertText") return [...(data ?? "")].length <= 1;
  return /^(insertCompositionText|delete|history)/.test(inputType);
}
