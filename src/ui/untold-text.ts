import type { ChangeEvent, ComponentPropsWithRef, FocusEvent, KeyboardEvent } from "react";

type TextControl = HTMLInputElement | HTMLTextAreaElement;
type Heard<C extends TextControl> = Pick<
  ComponentPropsWithRef<C extends HTMLInputElement ? "input" : "textarea">,
  "value" | "readOnly"
> & {
  onChange?: ((event: ChangeEvent<C>) => void) | undefined;
  onKeyUp?: ((event: KeyboardEvent<C>) => void) | undefined;
  onBlur?: ((event: FocusEvent<C>) => void) | undefined;
};

/**
 * Returns handlers that call `onChange` for text that a page's script wrote without an event, as input masks do: React
 * would restore the old text (docs/contract.md#scripts-of-the-page).
 */
export function hearUntoldText<C extends TextControl>({ value, onChange, onKeyUp, onBlur }: Heard<C>) {
  const tell = (event: KeyboardEvent<C> | FocusEvent<C>) => {
    if (value !== undefined && event.currentTarget.value !== value) onChange?.(event as unknown as ChangeEvent<C>);
  };
  return {
    onKeyUp(event: KeyboardEvent<C>) {
      tell(event);
      onKeyUp?.(event);
    },
    onBlur(event: FocusEvent<C>) {
      tell(event);
      onBlur?.(event);
    },
  };
}
