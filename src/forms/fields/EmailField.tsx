import type { ComponentProps } from "react";
import { TextField } from "#ui/TextField.tsx";

/** A {@link TextField} for an e-mail address that has to be given. */
export function EmailField(field: ComponentProps<typeof TextField>) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="next"
      aria-required="true"
      {...field}
    />
  );
}
